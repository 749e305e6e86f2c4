import { describe, expect, it } from "vitest";
import { blocks } from "../../../blocks/index.ts";
import type { EditedSite } from "../../../editing/document/site-document.ts";
import { applyEdit } from "../../../editing/edits/apply-edit.ts";
import { describeEdit } from "../../../editing/labels/describe-edit.ts";
import { schemasOf } from "../../../editing/labels/schema/schemas.ts";
import { smallModel } from "../../../tests/support/small-model.ts";
import { excerptsOf } from "../../features/search/replace-panel.tsx";
import { isChangedText } from "./fact-texts.ts";
import { findText, replaceEdit } from "./find-text.ts";
import { describeRemaining, remainingMatches } from "./remaining-matches.ts";
import { replacerOf } from "./replace-in-text.ts";
import { replaceVisible } from "./replace-visible.ts";

const schemas = schemasOf(blocks, smallModel);
const query = (text: string, by: string, matchCase = false) => ({ text, by, matchCase });

const whole = (text: string, by: string) => ({ text, by, matchCase: true, isWhole: true });

const inText = (asked: Parameters<typeof replacerOf>[0], text: string) =>
  replaceVisible(text, replacerOf(asked), { isMarkdown: true, tokenText: () => "Ann Bo" });

describe("a text", () => {
  it.each([
    ["Ask Ann, or ann", query("ann", "Bo"), "Ask Bo, or Bo", 2],
    ["Ask Ann, or ann", query("ann", "Bo", true), "Ask Ann, or Bo", 1],
    ["1+1 (more)", query("1+1 (", "2 ("), "2 (more)", 1],
    ["{{site.company.name}} at company", query("company", "firm"), "{{site.company.name}} at firm", 1],
    [
      "[Lofts](/lofts) and ![lofts](lofts.jpg)",
      query("lofts", "roofs"),
      "[roofs](/lofts) and ![roofs](lofts.jpg)",
      2,
    ],
    ["See https://lofts.example", query("lofts", "roofs"), "See https://lofts.example", 0],
    [
      "Call [07700 900412](tel:07700900412)",
      query("07700 900412", "07700 900555"),
      "Call [07700 900555](tel:07700900555)",
      2,
    ],
    ["Anything", query(" ", "x"), "Anything", 0],
    [
      "£180, not £1800 or £180.50. From £180",
      whole("£180", "£190"),
      "£190, not £1800 or £180.50. From £190",
      2,
    ],
    ["4.50 and 14.50, 4.505", whole("4.50", "5"), "5 and 14.50, 4.505", 1],
    ["Ann's, Anna and Joann. Ann", whole("Ann", "Bo"), "Bo's, Anna and Joann. Bo", 2],
    ["東京都の店", whole("東京", "京都"), "京都都の店", 1],
    ["Price", query("Price", "$&"), "$&", 1],
    ["At Betty’s\u00a0Nursery", query("Betty's Nursery", "Ann's"), "At Ann's", 1],
    ["At Betty's Nursery", query("Betty’s Nursery", "Ann’s"), "At Ann’s", 1],
    ["The “old” barn", query('"old"', "new"), "The new barn", 1],
  ])("%j", (text, asked, replaced, count) => {
    expect(inText(asked, text)).toEqual({ text: replaced, count, fixed: expect.any(Number) });
  });
});

describe("a telephone number", () => {
  const change = { text: "07700 900412", by: "07700 900555", matchCase: true, region: "GB" };
  it.each([
    ["Call +44 7700 900412 or 07700900412.", "Call +44 7700 900555 or 07700 900555."],
    ["(07700) 900-412, 0044 7700 900412", "07700 900555, +44 7700 900555"],
    ["+44 (0)7700 900412", "+44 7700 900555"],
    ["[Write](https://wa.me/447700900412?text=Hi)", "[Write](https://wa.me/447700900555?text=Hi)"],
    ["[Call](tel:+447700900412)", "[Call](tel:+447700900555)"],
    ["107700900412 07700 9004125 7700 900412", undefined],
    ["+49 7700 900412 and [Call](tel:+497700900412)", undefined],
    ["https://wa.me/4477009004", undefined],
  ])("in %j", (text, replaced = text) => {
    expect(inText(change, text).text).toBe(replaced);
  });

  it.each([
    ["https://wa.me/447700900412", "https://wa.me/447700900555"],
    ["https://api.whatsapp.com/send?phone=447700900412", "https://api.whatsapp.com/send?phone=447700900555"],
    ["tel:07700 900412", "tel:07700900555"],
    ["https://example.org/07700900412", undefined],
  ])("in the address %j", (address, replaced = address) => {
    expect(replacerOf(change).inAddress(address)).toBe(replaced);
  });

  it("of another country is told apart, and no other text is taken for one", () => {
    const french = { ...change, text: "+33 3 53 01 42 17", by: "+33 3 53 01 42 99" };
    expect(inText(french, "0033 353 014217, 03 53 01 42 17").text).toBe("+33 3 53 01 42 99, 03 53 01 42 17");
    const year = { ...change, text: "2026-01-01", by: "2027-01-01" };
    expect(inText(year, "20260101 and 2026-01-01").text).toBe("20260101 and 2027-01-01");
  });

  it("of a site whose country is not known is found in other spaces", () => {
    const unknown = { ...change, region: undefined };
    expect(inText(unknown, "07700900412, +44 7700 900412").text).toBe("07700 900555, +44 7700 900412");
  });
});

const hero = {
  id: "hero",
  type: "hero",
  props: { title: "Call 07700 900412", actions: [{ text: "Call", href: "tel:07700900412" }] },
};
const locked = {
  id: "locked",
  type: "hero",
  lock: "content",
  props: { title: "Call 07700 900412" },
} as const;
const cards = {
  id: "cards",
  type: "cards-grid",
  props: {
    cards: {
      each: "posts",
      where: { title: "07700 900412" },
      item: { title: "{{item.title}}", text: "Or 07700 900412" },
    },
  },
};
const site: EditedSite = {
  config: {
    site: { company: { name: "Ada", tagline: "Call 07700 900412" }, url: "https://07700 900412.example" },
    pages: [{ id: "home", path: "/", title: "Home of 07700 900412", blocks: [hero, locked, cards] }],
  },
  entries: {
    "content/posts/lofts.md": {
      frontMatter: { title: "Lofts", draft: true, topic: "07700 900412" },
      body: "One\n\nCall 07700 900412 today.",
    },
    "content/posts/order.json": { frontMatter: { order: ["07700 900412"] }, body: "" },
  },
};
const asked = query("07700 900412", "07700 900555");
const found = findText(site, schemas, asked).filter(({ count }) => count > 0);

describe("a text in the whole site", () => {
  it("is found in settings, pages, blocks and entries, and in no name, choice or locked block", () => {
    expect(found.map(({ target, path }) => [target.in, ...path].join("/")).sort()).toEqual([
      "block/actions/0/href",
      "block/cards/item/text",
      "block/title",
      "entry/body",
      "page/title",
      "site/company/tagline",
    ]);
    expect(found.every(({ target }) => target.in !== "block" || target.block !== "locked")).toBe(true);
  });

  it("is replaced as one step, which says so", () => {
    const edit = replaceEdit(found, asked);
    const made = applyEdit(site, edit);
    if ("editError" in made) throw new Error(made.editError);
    const left = findText(made.site, schemas, asked);
    expect(left.map(({ target, count, fixed }) => ({ target, count, fixed }))).toEqual([
      { target: expect.objectContaining({ block: "locked" }) as unknown, count: 0, fixed: 1 },
    ]);
    expect(made.site.entries["content/posts/lofts.md"]?.body).toBe("One\n\nCall 07700 900555 today.");
    expect(made.site.config.pages[0]?.blocks[1]).toBe(locked);
    expect(describeEdit(edit, site, schemas)).toBe("replaced “07700 900412” by “07700 900555” in 6 texts");
  });
});

describe("what is shown of a long text", () => {
  it("is each line that is different, with words around it", () => {
    const long = `${"word ".repeat(40)}Ann ${"word ".repeat(40)}`;
    const [one, ...none] = excerptsOf(`Same\n${long}`, `Same\n${long.replace("Ann", "Bo")}`);
    expect(none).toEqual([]);
    expect(one?.before).toContain("Ann");
    expect(one?.after).toContain("Bo");
    expect(one?.before.length).toBeLessThan(150);
    expect(one?.before).toMatch(/^… word .* Ann .* word …$/);
    const [unbroken] = excerptsOf(`Ann${"x".repeat(200)}`, `Bo${"x".repeat(200)}`);
    expect(unbroken?.before).toBe(`Ann${"x".repeat(60)} …`);
  });

  it("is the whole of a short one", () => {
    expect(excerptsOf("Ann", "Bo")).toEqual([{ before: "Ann", after: "Bo" }]);
  });
});

describe("a setting that has changed", () => {
  const own = { target: { in: "site" }, path: ["company", "tagline"] } as const;
  const changed = { own, before: "Call 07700 900412", after: "Call 07700 900555" };

  it.each([
    ["07700 900412", "07700 900555", true],
    ["07700 900412", "07700 900412", false],
    ["Ada", "Ada Ltd", false],
    ["Ada Jones", "", false],
    ["{{site.company.name}}", "Ada Jones", false],
    [7, 8, false],
  ])("from %j to %j", (before, after, is) => {
    expect(isChangedText(before, after)).toBe(is);
  });

  it("says where its old words still stand, but for itself and where the new ones are", () => {
    const places = remainingMatches(site, schemas, changed);
    expect(places.map(({ target, path }) => [target.in, ...path].join("/"))).toEqual([
      "block/title",
      "entry/body",
    ]);
    expect(describeRemaining(places, changed, { site, schemas })).toBe(
      "“Call 07700 900412” still stands on Home of 07700 900412 and in “Lofts”.",
    );
    const longer = { own, before: "Lofts", after: "Lofts and more" };
    const twice = {
      ...site,
      entries: { "content/posts/a.md": { frontMatter: { title: "Lofts and more" }, body: "Lofts" } },
    };
    expect(remainingMatches(twice, schemas, longer).map(({ path }) => path)).toEqual([["body"]]);
  });
});
