import { describe, expect, it } from "vitest";
import type { SiteDocument } from "../../editing/document/site-document.ts";
import { itemTitle } from "../../editing/labels/item-title.ts";
import { wholeSiteSchema } from "../../editing/labels/schema/whole-site-schema.ts";
import { tokenScope } from "../../editing/labels/tokens/token-scope.ts";
import { linkText, type MarkdownMark, markText } from "../../editing/source-text/mark-text.ts";
import { bakeryModel } from "../../tests/support/bakery-model.ts";
import { smallModel } from "../../tests/support/small-model.ts";
import { contrastHint } from "../features/settings/theme/theme-field.tsx";
import { parseAddress } from "./link/link-box.tsx";
import { describeLink } from "./link/link-target-hint.tsx";
import { listLinkTargets } from "./link/list-link-targets.ts";
import { caretAfter } from "./text/use-text-box.ts";

const site = {
  company: { name: "A bakery", tagline: "{{site.company.name}} of ours" },
  contact: {
    phones: { mobile: "07700 900412" },
    email: "bread@example.com",
    shops: { mill: { phone: "0116 496 0187" }, quay: { phone: "020 7946 0018" } },
  },
  theme: { light: { ink: "#777777" } },
};
const scope = tokenScope({ site, model: bakeryModel, today: "2026-01-31" });
const settings = wholeSiteSchema(bakeryModel);
const pages: SiteDocument["pages"] = [
  { id: "home", path: "/", blocks: [] },
  { id: "contact-us", path: "/contact", blocks: [] },
  { id: "about", path: "/about", title: "Who we are | {{site.company.name}}", blocks: [] },
  { id: "soon", path: "/soon", draft: true, blocks: [] },
  { id: "not-found", path: "/404", blocks: [] },
  { id: "post", path: "/blog/{slug}", entries: "posts", blocks: [] },
];
const entries = [
  {
    file: "",
    collection: "posts" as const,
    id: "lofts",
    text: "",
    body: "",
    fields: { title: "Loft rooms" },
    document: { frontMatter: { title: "Loft rooms" }, body: "" },
  },
];
const targets = listLinkTargets({
  site,
  pages,
  entries,
  scope,
  settings,
  model: smallModel,
  files: [{ name: "menu.pdf", bytes: 1200 }],
  today: "2026-06-30",
});

describe("what a link can lead to", () => {
  it("is the pages, the entries that have some, downloads, and what can be called or written to", () => {
    expect(targets.map(({ value, label, group }) => `${group}: ${label} = ${value}`)).toEqual([
      "Pages: Home = /",
      "Pages: Contact us = /contact",
      "Pages: Who we are | A bakery = /about",
      "Pages: Soon = /soon",
      "Posts: Loft rooms = /blog/lofts",
      "Downloads: menu.pdf = /files/menu.pdf",
      "Telephone numbers: Telephone numbers › Mobile = tel:{{site.contact.phones.mobile}}",
      "E-mail addresses: E-mail = mailto:{{site.contact.email}}",
      "Telephone numbers: Shops › Mill shop › Telephone = tel:{{site.contact.shops.mill.phone}}",
      "Telephone numbers: Shops › Quay shop › Telephone = tel:{{site.contact.shops.quay.phone}}",
    ]);
  });

  it.each([
    ["", undefined],
    ["/", "Goes to the page “Home”"],
    ["/contact/#form", "Goes to the page “Contact us”, at “form”"],
    ["/blog/lofts", "Goes to the post “Loft rooms”"],
    ["/contcat", "There is no page at /contcat. (/contact)"],
    ["/nowhere-at-all", "There is no page at /nowhere-at-all."],
    ["#form", "Goes to the place “form” on the same page"],
    ["https://www.example.com/a", "Opens example.com, another site"],
    ["tel:{{site.contact.phones.mobile}}", "Calls 07700 900412"],
    ["mailto:{{site.contact.email}}", "Writes to bread@example.com"],
    ["/files/menu.pdf", "Downloads menu.pdf"],
    ["/sitemap.xml", "The map of the site, for search engines"],
    ["javascript:alert(1)", "This is not an address that a link can have."],
    ["{{site.nothing}}", undefined],
  ])("%s: %s", (text, expected) => {
    const found = describeLink(text, { targets, scope });
    expect(found && found.words + (found.meant ? ` (${found.meant})` : "")).toBe(expected);
  });

  it.each([
    ["/contact", "/contact"],
    ["www.example.com/a", "https://www.example.com/a"],
    ["me@example.com", "mailto:me@example.com"],
    ["0116 496 0187", "tel:0116 496 0187"],
    ["{{site.contact.chat}}", "{{site.contact.chat}}"],
    ["contact", undefined],
    ["our services", undefined],
  ])("%s means %s", (typed, address) => {
    expect(parseAddress(typed)).toBe(address);
  });
});

describe("Markdown's marks", () => {
  /** A text with what is selected between pipes. */
  const mark = (written: string, sign: Exclude<MarkdownMark, "link">) => {
    const start = written.indexOf("|");
    const end = written.lastIndexOf("|") - 1;
    const { text, selection } = markText(
      written.replaceAll("|", ""),
      { start, end: Math.max(start, end) },
      sign,
    );
    return `${text.slice(0, selection.start)}|${text.slice(selection.start, selection.end)}|${text.slice(selection.end)}`;
  };

  it.each<[Exclude<MarkdownMark, "link">, string, string]>([
    ["strong", "a |b| c", "a **|b|** c"],
    ["strong", "a **|b|** c", "a |b| c"],
    ["strong", "a |**b**| c", "a |b| c"],
    ["strong", "a| b |c", "a **|b|** c"],
    ["strong", "||", "**||**"],
    ["emphasis", "a |b| c", "a _|b|_ c"],
    ["list", "one\n|two\nthree|\nfour", "one\n|- two\n- three|\nfour"],
    ["list", "|- one\n- two|", "|one\ntwo|"],
    ["list", "|one\n\ntwo|", "|- one\n\n- two|"],
    ["heading", "a\n|b|\nc", "a\n### b||\nc"],
    ["heading", "|### b|", "b||"],
    ["heading", "|## b|", "b||"],
  ])("%s of %j is %j", (sign, before, after) => {
    expect(mark(before, sign)).toBe(after);
  });

  it("make a link of what is selected, or of words of their own, and escape what would end it", () => {
    const link = { words: "Contact us", address: "/contact" };
    expect(linkText("see us", { start: 4, end: 6 }, link).text).toBe("see [us](/contact)");
    expect(linkText("see ", { start: 4, end: 4 }, link).text).toBe("see [Contact us](/contact)");
    expect(linkText("", { start: 0, end: 0 }, { words: "a]b", address: "tel:0116 496" }).text).toBe(
      "[a\\]b](<tel:0116 496>)",
    );
  });
});

it.each([
  ["ab", "aXb", 2],
  ["aXb", "ab", 1],
  ["", "abc", 3],
  ["aa", "aaa", 3],
  ["same", "same", 4],
])("from %j to %j the caret stands at %i", (before, after, caret) => {
  expect(caretAfter(before, after)).toBe(caret);
});

const schema = { type: "string", title: "Step", description: "" } as const;

it.each([
  ["**Ask** [us](/contact)\nsoon", "Ask us soon"],
  ["", "Step 3"],
  [{ days: "Monday", note: "x" }, "Monday"],
  [{ title: " ", name: "Rear" }, "Rear"],
  [{ count: 1 }, "Step 3"],
  [null, "Step 3"],
  ["x".repeat(80), `${"x".repeat(57)}…`],
])("an item %j is called %s", (item, title) => {
  expect(itemTitle(item, schema, 2)).toBe(title);
});

it.each([
  [["theme", "light", "ink"], "Contrast 4.1 to 1 on the panels: too faint: text needs 4.5."],
  [["theme", "dark", "ink"], "Contrast 14.2 to 1 on the panels: easy to read."],
  [["theme", "light", "line"], undefined],
  [["company", "name"], undefined],
])("the contrast at %j: %s", (path, words) => {
  expect(contrastHint(site, path, settings)).toBe(words);
});
