import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { filesIn } from "./support/files-in.ts";
import { problemsOf } from "./support/problems-of.ts";
import { runSite } from "./support/run-site.ts";
import type { TemporarySite } from "./support/temporary-site.ts";
import { temporarySites } from "./support/temporary-sites.ts";

const createSite = temporarySites();
const file = "content/patterns/prices.json";

const written = (blocks: readonly unknown[], more = {}) =>
  `${JSON.stringify({ title: "Prices", ...more, blocks }, null, 2)}\n`;
const prose = (text: string, id = "prose") => ({ id, type: "prose", props: { text } });

async function siteWith(text: string): Promise<TemporarySite> {
  const site = await createSite();
  await site.write(file, text);
  return site;
}

async function told(text: string) {
  const { code, problems } = await problemsOf((await siteWith(text)).root);
  return { code, told: problems.map(({ severity, code: of, line, file: at }) => [severity, of, at, line]) };
}

describe("a saved pattern is checked as a page's blocks are", () => {
  it("and is fine with what a page may have", async () => {
    const blocks = [
      prose("[Write](/contact), [below](#there), {{site.company.name}} ![The house](house.jpg)"),
      prose("{{page.title}} of {{entry.title}}, \\{{entry}}", "quotes"),
      {
        id: "faq",
        type: "faq",
        props: { title: "Questions", items: ["{{entry.faqs}}", { question: "Why?", answer: "So." }] },
      },
    ];
    expect(await told(written(blocks, { $schema: "../patterns.schema.json", configVersion: 2 }))).toEqual({
      code: 0,
      told: [],
    });
  });

  it.each([
    ["a link", prose("[Nowhere](/nowhere)"), "broken-link", 8],
    ["a picture", prose("![None](none.jpg)"), "missing-picture", 8],
    ["a token of the site", prose("{{site.company.nam}}"), "unknown-token", 8],
    ["a key", { id: "a", type: "prose", props: { text: "A", tone: "loud" } }, "unknown-key", 9],
    ["a type", { id: "a", type: "marquee", props: {} }, "unknown-block", 6],
    ["a value", { id: "a", type: "heading", props: { title: 3 } }, "wrong-type", 8],
  ])("%s that is wrong is told at its line, and does not stop a build", async (_, block, code, line) => {
    expect(await told(written([block]))).toEqual({ code: 0, told: [["warning", code, file, line]] });
  });

  const postCard = { title: "{{item.title}}", href: "{{item.href}}" };
  const listed = { id: "posts", type: "cards-grid", props: { cards: { each: "posts", item: "post-card" } } };
  it.each([
    ["is fine", postCard, []],
    ["may quote the page", { ...postCard, text: "On {{page.title}}" }, []],
    ["has a key that a card has not", { ...postCard, titel: "A" }, ["unknown-key"]],
    ["lacks one that it needs", { href: "{{item.href}}" }, ["missing-key"]],
    ["has a value of another type", { ...postCard, items: "{{item.title}}" }, ["token-type"]],
  ])("a shape that its list uses and that %s is told where it is declared", async (_, item, codes) => {
    const site = await siteWith(written([listed]));
    await site.write("content/patterns/other.json", written([listed]));
    const config = JSON.parse(await site.read("site.config.json"));
    config.site.shapes = { "post-card": { each: "posts", item } };
    await site.write("site.config.json", JSON.stringify(config, null, 2));
    const { code, problems } = await problemsOf(site.root);
    const at = problems.map(({ severity, code: of, file: place, pointer }) => [
      severity,
      of,
      place,
      pointer.split("/", 4).join("/"),
    ]);
    expect([code, at]).toEqual([
      0,
      codes.map((of) => ["warning", of, "site.config.json", "/site/shapes/post-card"]),
    ]);
  });

  it("an id that two of its blocks have is told", async () => {
    expect((await told(written([prose("A"), prose("B")]))).told).toEqual([
      ["warning", "duplicate-id", file, 12],
    ]);
  });

  it.each([
    ["no JSON", '{ "title": "Prices", ', "json-syntax"],
    ["no name", '{ "blocks": [{ "id": "a", "type": "prose", "props": { "text": "A" } }] }', "missing-key"],
    ["no blocks", '{ "title": "Prices", "blocks": [] }', "wrong-value"],
    ["a key too many", written([prose("A")], { name: "Prices" }), "unknown-key"],
    ["a version that is not there yet", written([prose("A")], { configVersion: 99 }), "config-version"],
  ])("a file with %s can't be one, and stops it", async (_, text, code) => {
    const { code: exit, told: found } = await told(text);
    expect(exit).toBe(1);
    expect(found.map(([severity, of, at]) => [severity, of, at])).toEqual([["error", code, file]]);
  });

  it("other files in its folder, and a collection of its name, are told", async () => {
    const site = await siteWith(written([prose("A")]));
    await site.write("content/patterns/notes.txt", "x");
    await site.replace(
      "content/model.json",
      '"collections": {',
      '"collections": { "patterns": { "title": "P", "singular": "P", "label": "title", "fields": { "type": "object", "properties": { "title": { "type": "string", "title": "T" } } } },',
    );
    const { problems } = await problemsOf(site.root);
    expect(problems.map(({ code, file: at }) => [code, at])).toEqual(
      expect.arrayContaining([
        ["reserved-name", "content/model.json"],
        ["stray-file", "content/patterns/notes.txt"],
      ]),
    );
  });
});

describe("a site with a saved pattern", () => {
  it("is built as without it, and a picture that it alone has is used", async () => {
    const site = await createSite();
    const build = async () => {
      const { code, stderr } = await runSite(["build", "--no-admin", "--root", site.root]);
      expect([code, stderr]).toEqual([0, expect.any(String)]);
      return filesIn(join(site.root, "dist"));
    };
    const garden = await readFile(join(site.root, "content/media/garden.jpg"));
    await site.write("content/media/spare.jpg", garden);
    const catalogue = JSON.parse(await site.read("content/media/media.json"));
    const described = { ...catalogue, "spare.jpg": { alt: "A spare one" } };
    await site.write("content/media/media.json", JSON.stringify(described));
    const unused = async () =>
      (await problemsOf(site.root)).problems.filter(({ code }) => code === "unused-picture").length;
    const before = await build();
    const spare = await unused();
    await site.write(file, written([prose("![Spare](spare.jpg)")]));
    expect(await unused()).toBe(spare - 1);
    expect(Object.keys(await build())).toEqual(Object.keys(before));
  });

  it("has a schema for code editors beside its folder", async () => {
    const site = await siteWith(written([prose("A")]));
    expect((await runSite(["schema", "--root", site.root])).code).toBe(0);
    const schema = JSON.parse(await site.read("content/patterns.schema.json"));
    expect(schema.properties.blocks.items).toEqual({ $ref: "../site.schema.json#/definitions/block" });
    expect((await problemsOf(site.root)).problems).toEqual([]);
    expect((await runSite(["schema", "--check", "--root", site.root])).code).toBe(0);
  });

  it("is migrated with it, and no other byte of its file is changed", async () => {
    const site = await createSite("own-block");
    const old = `{ "title": "Closed",\n  "blocks": [{ "id": "a", "type": "notice", "props": { "heading": "Closed on Monday" } }] }\n`;
    await site.write(file, old);
    const { code, stdout } = await runSite(["migrate", "--write", "--root", site.root]);
    expect([code, stdout]).toEqual([0, expect.stringContaining(file)]);
    expect(await site.read(file)).toBe(old.replace('"heading"', '"title"'));
  });
});
