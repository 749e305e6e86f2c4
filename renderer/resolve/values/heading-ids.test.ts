import { describe, expect, it } from "vitest";
import { languageAttributes } from "../../../blocks/_kit/item-language.ts";
import { blocks as builtIn } from "../../../blocks/index.ts";
import { bakeryBlocks, bakeryEntries, checkBakery } from "../../../tests/support/bakery.ts";
import { everything, seedOf } from "../../../tests/support/extent.ts";
import { randomNumbers } from "../../../tests/support/random-numbers.ts";
import { createHeadingIds } from "./heading-ids.ts";

type Json = Readonly<Record<string, unknown>>;

const blocks = [...bakeryBlocks.filter(({ type }) => type !== "content"), ...builtIn];
const prose = (id: string, text: string): Json => ({ id, type: "prose", props: { text } });
const title = { id: "title", type: "heading", props: { title: "A title" } };
const article = {
  id: "bread",
  path: "/breads/{slug}",
  entries: "breads",
  title: "{{entry.name}}",
  description: "About {{entry.name}}.",
};
const home = {
  id: "home",
  path: "/",
  title: "Home",
  description: "The bakery.",
  blocks: [title, prose("x", "Words")],
};

function rye(body: string, placed: readonly Json[], frame?: readonly Json[]) {
  const entries = {
    ...bakeryEntries,
    "breads/rye": `${bakeryEntries["breads/rye"]?.split("## Crust")[0]}${body}\n`,
  };
  const { site, problems } = checkBakery({
    pages: [home, { ...article, blocks: [title, ...placed] }],
    blocks,
    entries,
    ...(frame && { site: { frame } }),
  });
  const ids = site?.pages.find(({ path }) => path === "/breads/rye/")?.ids ?? [];
  const found = problems.filter(({ code, severity }) => severity === "error" || code === "unknown-markdown");
  return { ids, problems: found };
}

describe("the headings of a text", () => {
  it("called like blocks of the page have ids of their own, in an entry and in the page itself", () => {
    const body = "## Head\n\n## Content\n\n## Footer\n\n## Site menu";
    const frame = [prose("head", "a"), { id: "content", type: "content", props: {} }, prose("footer", "b")];
    const placed = [prose("text", "{{entry.body}}"), prose("own", body)];
    const { ids, problems } = rye(body, placed, frame);
    expect(problems).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => /^(?:head|footer)/.test(id))).toHaveLength(6);
  });

  it("called alike in two texts that one page shows have ids of their own", () => {
    const { ids, problems } = rye("## Made of", [prose("a", "{{entry.body}}"), prose("b", "{{entry.body}}")]);
    expect(problems).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("keep their anchors when a block of another name is added, and all but its own when of the same", () => {
    const body = "## Prices\n\n## Prices\n\n## Prices 1\n\n## Hours";
    const own = (placed: readonly Json[]) =>
      rye(body, placed).ids.filter((id) => /^(?:prices|hours)/.test(id));
    const before = own([prose("text", "{{entry.body}}")]);
    expect(before).toEqual(["prices", "prices-1", "prices-1-1", "hours"]);
    expect(own([prose("text", "{{entry.body}}"), prose("other", "## Prices")]).slice(0, 4)).toEqual(before);
    expect(own([prose("text", "{{entry.body}}"), prose("prices", "a")])).toEqual([
      "prices--1",
      ...before.slice(1),
      "prices",
    ]);
  });

  it("are on the page though there is a warning in the text, which is quoted twice", () => {
    const { ids, problems } = rye("## Prices\n\nAn ==open== day.", [
      prose("a", "{{entry.body}}"),
      prose("b", "{{entry.body}}"),
    ]);
    expect(problems).toMatchObject([{ code: "unknown-markdown" }]);
    expect(ids).toEqual(expect.arrayContaining(["prices", "prices-1"]));
  });

  it("with an id of their own that the page has are reported at the heading, in the entry", () => {
    const { ids, problems } = rye("Words.\n\n## Title {#footer}", [
      prose("text", "{{entry.body}}"),
      prose("footer", "x"),
    ]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(problems).toMatchObject([
      {
        code: "unknown-markdown",
        file: "content/breads/rye.md",
        values: { reason: "taken-id", written: "{#footer}" },
      },
    ]);
  });
});

it("whatever the names of headings and blocks, ids are had once, and a block moves only those like its own", () => {
  const random = randomNumbers(seedOf(5));
  const names = ["a", "a 1", "a 2", "b", "b 1", "content", "ä"];
  const some = (count: number) =>
    Array.from(
      { length: Math.floor(random() * count) },
      () => names[Math.floor(random() * names.length)] ?? "a",
    );
  for (let round = 0; round < (everything ? 5000 : 500); round++) {
    const headings = some(9);
    const blockIds = new Set(some(4).map((name) => name.replace(" ", "-")));
    const idsWith = (placed: ReadonlySet<string>) => {
      const ids = createHeadingIds("en", placed);
      return headings.map((heading) => ids.idFor(heading));
    };
    const [alone, beside] = [idsWith(new Set()), idsWith(blockIds)];
    expect(new Set([...beside, ...blockIds]).size).toBe(beside.length + blockIds.size);
    expect(beside.map((id, index) => (blockIds.has(alone[index] ?? "") ? alone[index] : id))).toEqual(alone);
  }
});

it("an entry of another language in a list bears its language and its direction", () => {
  const cards = {
    each: "breads",
    item: { title: "{{item.name}}" },
  };
  const { site, problems } = checkBakery({
    pages: [{ ...home, blocks: [title, { id: "all", type: "cards-grid", props: { cards } }] }],
    blocks,
    site: { language: "en-GB", languages: ["en-GB", "ar"] },
    media: new Map(),
    entries: {
      "breads/rye":
        "---\nname: Rye\nprice: 4\nflour: rye\nbaker: ada\nsince: 2020-03-01\nlanguage: ar\n---\n",
      "breads/spelt": "---\nname: Spelt\nprice: 4\nflour: rye\nbaker: ada\nsince: 2020-03-01\n---\n",
      "bakers/ada": "---\nname: Ada\ntown: York\n---\n",
    },
  });
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  const props = site?.pages[0]?.blocks.at(-1)?.props as { readonly cards: readonly object[] };
  expect(
    props.cards.map(languageAttributes).toSorted((a, b) => (a.lang ?? "").localeCompare(b.lang ?? "")),
  ).toEqual([{}, { lang: "ar", dir: "rtl" }]);
});
