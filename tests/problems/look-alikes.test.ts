import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BrokenSite, type Changes, createBrokenSite } from "../support/broken-site.ts";
import { packageRoot } from "../support/package-root.ts";
import { catalogue, config, edited, post, replaced } from "../support/provocations.ts";

let site: BrokenSite;
beforeAll(async () => {
  site = await createBrokenSite();
});
afterAll(() => site.remove());

const house = readFileSync(join(packageRoot, "tests/fixtures/small-site/content/media/house.jpg"));
const category = readFileSync(join(packageRoot, "tests/fixtures/small-site/content/categories/guides.md"));
const button = (href: string): Changes =>
  edited(({ pages }) => {
    Object.assign(pages[0]?.blocks[0]?.props ?? {}, { actions: [{ text: "Go", href }] });
  });
const newPage =
  '"pages": [{ "id": "new", "path": "/NAME", "title": "New", "description": "A new page.", "blocks": [{ "id": "heading", "type": "heading", "props": { "title": "New" } }] },';
/** A change to the config after a page with an address was added to it. */
const withPage = (name: string, changes: Changes): Changes => {
  const change = changes[config] as (text: string) => string;
  return { [config]: (text) => change(replaced('"pages": [', newPage.replace("NAME", name))(text)) };
};

/** What names what in a site: the changes that put something there under a name and refer to it by another one. */
const references: Readonly<Record<string, (name: string, written: string) => Changes>> = {
  "a field, a picture": (name, written) => ({
    [`content/media/${name}.jpg`]: house,
    [catalogue]: replaced("{", `{ ${JSON.stringify(`${name}.jpg`)}: { "alt": "A house" },`),
    [post]: replaced("image: house.jpg", `image: ${JSON.stringify(`${written}.jpg`)}`),
  }),
  "a text, a picture": (name, written) => ({
    [`content/media/${name}.jpg`]: house,
    [catalogue]: replaced("{", `{ ${JSON.stringify(`${name}.jpg`)}: { "alt": "A house" },`),
    [post]: (text) => `${text}\n![](<${written}.jpg>)\n`,
  }),
  "media.json, a picture": (name, written) => ({
    [`content/media/${name}.jpg`]: house,
    [catalogue]: replaced("{", `{ ${JSON.stringify(`${written}.jpg`)}: { "alt": "A house" },`),
    [post]: replaced("image: house.jpg", `image: ${JSON.stringify(`${name}.jpg`)}`),
  }),
  "a link, a download": (name, written) => ({
    [`content/files/${name}.pdf`]: "%PDF-1.7",
    ...button(`/files/${encodeURIComponent(written)}.pdf`),
  }),
  "a link, a page": (name, written) => withPage(name, button(`/${encodeURIComponent(written)}`)),
  "a redirect, a page": (name, written) =>
    withPage(
      name,
      edited(({ site: settings }) => {
        Object.assign(settings, { redirects: [{ from: "/old", to: `/${encodeURIComponent(written)}` }] });
      }),
    ),
  "a field, an entry": (name, written) => ({
    [`content/categories/${name}.md`]: category,
    [post]: replaced("category: guides", `category: ${JSON.stringify(written)}`),
  }),
};

const pairs = [
  ["Caf\u00e9", "Cafe\u0301", "how their accents are written"],
  ["Cafe\u0301", "Caf\u00e9", "how their accents are written"],
  ["Plan", "plan", "the case of letters"],
  ["\u00fcber-uns", "U\u0308BER-UNS", "the case of letters"],
  ["plan-a", "plan\u2011a", "signs that look alike"],
  ["plan-a", "plan\u2013a", "signs that look alike"],
] as const;

describe.each(Object.entries(references))("%s", (_, refer) => {
  it.each(pairs)("%j is there, and %j names the difference: %s", async (name, written, difference) => {
    const { problems } = await site.check(refer(name, written));
    const errors = problems.filter(({ severity }) => severity === "error");
    const told = errors.filter(
      ({ message, suggestion = "" }) =>
        `${message} ${suggestion}`.includes(`The two differ only in ${difference}.`) ||
        `${message} ${suggestion}`.includes(`the two differ only in ${difference}.`),
    );
    expect(errors.map(({ message, suggestion }) => `${message} ${suggestion}`)).toEqual(
      told.map(({ message, suggestion }) => `${message} ${suggestion}`),
    );
    expect(told.length).toBeGreaterThan(0);
  });
});
