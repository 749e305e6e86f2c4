import { describe, expect, it } from "vitest";
import { loftsFile, smallSite } from "../../tests/support/small-entries.ts";
import { smallSiteText } from "../../tests/support/small-site-text.ts";
import type { Edit } from "../document/edit.ts";
import type { BlockDocument, SiteDocument } from "../document/site-document.ts";
import { applyEdit } from "./apply-edit.ts";

const base = smallSite.config;
const siteOf = (config: SiteDocument) => ({ ...smallSite, config });
const questions = { in: "block", page: "home", block: "questions" } as const;

function done(document: SiteDocument, edit: Edit) {
  const result = applyEdit(siteOf(document), edit);
  if ("editError" in result) throw new Error(result.editError);
  return { ...result, document: result.site.config };
}

const ids = (document: SiteDocument, page: string) =>
  document.pages.find(({ id }) => id === page)?.blocks.map(({ id }) => id);

describe("an edit", () => {
  it("leaves everything that it does not touch the same object", () => {
    const edit: Edit = { kind: "set-value", target: questions, path: ["items", 1, "answer"], value: "Ten." };
    const { document } = done(base, edit);
    const [before, after] = [base.pages[0], document.pages[0]];
    expect(document.site).toBe(base.site);
    expect(document.pages.slice(1).every((page, index) => page === base.pages[index + 1])).toBe(true);
    expect(after?.blocks.map((block, index) => block === before?.blocks[index])).toEqual([true, false, true]);
    const items = (block: BlockDocument | undefined) => block?.props?.items as readonly unknown[];
    expect(items(after?.blocks[1])[0]).toBe(items(before?.blocks[1])[0]);
  });

  it.each<[string, Edit]>([
    ["an equal value", { kind: "set-value", target: questions, path: ["title"], value: "Questions" }],
    ["a key that is not there, removed", { kind: "set-value", target: questions, path: ["deep", "key"] }],
    [
      "an item that stays where it is",
      { kind: "move-item", target: questions, path: ["items"], index: 1, to: 1 },
    ],
    [
      "a block before itself",
      { kind: "move-block", page: "home", block: "top", to: { page: "home", before: "top" } },
    ],
    [
      "a block before its neighbour",
      { kind: "move-block", page: "home", block: "top", to: { page: "home", before: "questions" } },
    ],
    ["a page to where it is", { kind: "move-page", page: "contact" }],
    ["its own address", { kind: "set-page-path", page: "contact", path: "/contact" }],
    ["a shown block, shown", { kind: "set-block-hidden", page: "home", block: "top", hidden: false }],
    ["an equal document", { kind: "replace-document", document: JSON.parse(smallSiteText) }],
  ])("that changes nothing gives the very same document: %s", (_, edit) => {
    expect(done(base, edit).document).toBe(base);
  });

  it.each<[string, Edit]>([
    ["The page is not there any more.", { kind: "remove-page", page: "gone" }],
    ["The block is not on the page any more.", { kind: "remove-block", page: "home", block: "gone" }],
    [
      "This item is not in the list any more.",
      { kind: "remove-item", target: questions, path: ["items"], index: 3 },
    ],
    [
      "There is no list here any more.",
      { kind: "remove-item", target: questions, path: ["title"], index: 0 },
    ],
    [
      "This field is not here any more.",
      { kind: "set-value", target: questions, path: ["title", "text"], value: "x" },
    ],
    [
      "An item of a list can be removed, but not left empty.",
      { kind: "set-value", target: questions, path: ["items", 0] },
    ],
    [
      "The id, address and blocks of a page are not fields to be typed in.",
      { kind: "set-value", target: { in: "page", page: "home" }, path: ["path"], value: "/x" },
    ],
    [
      "The page “Guides” has the address /Guides/ already.",
      { kind: "set-page-path", page: "contact", path: "/Guides/" },
    ],
    [
      "An address starts with a slash, such as /services.",
      { kind: "set-page-path", page: "contact", path: "x" },
    ],
    [
      "This page is made several times, so its address needs “…” where they differ.",
      { kind: "set-page-path", page: "post", path: "/x" },
    ],
    [
      "The page is not there any more.",
      {
        kind: "batch",
        edits: [
          { kind: "remove-block", page: "home", block: "top" },
          { kind: "remove-page", page: "gone" },
        ],
      },
    ],
  ])("%s", (editError, edit) => {
    expect(applyEdit(smallSite, edit)).toEqual({ editError });
  });
});

describe("ids", () => {
  it("of what is inserted, pasted or duplicated are its own", () => {
    const block = { id: "top", type: "unheard-of", props: { any: ["thing"] }, lock: "content" } as const;
    const pasted = done(base, { kind: "paste-block", page: "home", before: "questions", block });
    expect(pasted.added).toEqual({ page: "home", block: "top-2" });
    expect(ids(pasted.document, "home")).toEqual(["top", "top-2", "questions", "cards"]);
    expect(pasted.document.pages[0]?.blocks[1]).toEqual({
      id: "top-2",
      type: "unheard-of",
      props: { any: ["thing"] },
    });
    const again = done(pasted.document, { kind: "duplicate-block", page: "home", block: "top-2" });
    expect(ids(again.document, "home")).toEqual(["top", "top-2", "top-3", "questions", "cards"]);
  });

  it("of a block that comes to another page change only if they are taken there", () => {
    const move = (block: string): Edit => ({
      kind: "move-block",
      page: "home",
      block,
      to: { page: "contact", before: "form" },
    });
    expect(ids(done(base, move("cards")).document, "contact")).toEqual(["cards", "form", "top"]);
    expect(ids(done(base, move("top")).document, "contact")).toEqual(["top-2", "form", "top"]);
  });

  it("and address of a copied page are its own, and it is a draft", () => {
    const { document, added } = done(base, { kind: "duplicate-page", page: "post" });
    expect(added).toEqual({ page: "post-2" });
    expect(document.pages[3]).toMatchObject({ id: "post-2", path: "/guides-2/{slug}", draft: true });
    const home = done(base, { kind: "duplicate-page", page: "home" });
    expect(home.document.pages[1]).toMatchObject({ id: "home-2", path: "/page" });
  });
});

describe("an entry", () => {
  const target = { in: "entry", file: loftsFile } as const;
  const edited = (edit: Edit) => {
    const result = applyEdit(smallSite, edit);
    if ("editError" in result) throw new Error(result.editError);
    return result.site;
  };

  it("is edited as a block is, and everything else stays the same object", () => {
    const path = ["frontMatter", "faqs", 1, "question"];
    const site = edited({ kind: "set-value", target, path, value: "How high?" });
    expect(site.config).toBe(smallSite.config);
    expect(site.entries["content/posts/windows.md"]).toBe(smallSite.entries["content/posts/windows.md"]);
    const [was, is] = [smallSite.entries[loftsFile], site.entries[loftsFile]];
    expect(is?.frontMatter.faqs).toEqual([
      (was?.frontMatter.faqs as readonly unknown[] | undefined)?.[0],
      { question: "How high?", answer: "2.2 metres at the ridge." },
    ]);
    expect(is?.body).toBe(was?.body);
  });

  it("comes and goes, in one batch with the page that links to it", () => {
    const file = "content/posts/new.md";
    const entry = { frontMatter: { title: "New" }, body: "" };
    const link: Edit = { kind: "set-value", target: questions, path: ["title"], value: "New" };
    const site = edited({ kind: "batch", edits: [{ kind: "insert-entry", file, entry }, link] });
    expect(site.entries[file]).toBe(entry);
    expect(site.config.pages[0]?.blocks[1]?.props?.title).toBe("New");
    expect(applyEdit(site, { kind: "remove-entry", file })).toEqual({
      site: { ...smallSite, config: site.config },
    });
  });

  it.each<[string, Edit]>([
    [
      "The entry is not there any more.",
      {
        kind: "set-value",
        target: { in: "entry", file: "content/posts/gone.md" },
        path: ["body"],
        value: "",
      },
    ],
    [
      "There is an entry “content/posts/lofts.md” already.",
      { kind: "insert-entry", file: loftsFile, entry: { frontMatter: {}, body: "" } },
    ],
    [
      "An entry has fields and a text, and nothing else.",
      { kind: "set-value", target, path: ["title"], value: "x" },
    ],
    ["An entry has fields and a text, and nothing else.", { kind: "set-value", target, path: ["body"] }],
  ])("%s", (editError, edit) => {
    expect(applyEdit(smallSite, edit)).toEqual({ editError });
  });
});

describe("links follow a page to its new address", () => {
  it("with their anchors, in settings, blocks, Markdown and unknown blocks, and nothing else does", () => {
    const { document, redirect } = done(base, { kind: "set-page-path", page: "contact", path: "/write" });
    expect(redirect).toEqual({ from: "/contact", to: "/write" });
    const was = JSON.stringify(base).match(/[^"]*\/contact[^"]*/g);
    const is = JSON.stringify(document).match(/[^"]*\/write[^"]*/g);
    expect(is).toEqual(was?.map((text) => text.replace("/contact", "/write")));
    expect(JSON.stringify(document)).not.toContain("/contact");
  });

  it("also those to the pages of its entries, but not those to other pages", () => {
    const { document, redirect } = done(base, {
      kind: "set-page-path",
      page: "post",
      path: "/tips/{slug}/read",
    });
    expect(redirect).toBeUndefined();
    const [form] = document.pages[3]?.blocks ?? [];
    expect(form?.props?.intro).toBe("See /guides or [a guide](/tips/lofts/read).");
  });

  it("in the entries too: in their texts and their fields, and in no plain words", () => {
    const tags = { frontMatter: { title: "See /contact", tags: ["`[x](/contact)`"] }, body: "Words." };
    const entries = { ...smallSite.entries, "content/posts/tags.md": tags };
    const result = applyEdit(
      { ...smallSite, entries },
      { kind: "set-page-path", page: "contact", path: "/write" },
    );
    if ("editError" in result) throw new Error(result.editError);
    const { [loftsFile]: lofts, ...others } = result.site.entries;
    expect(lofts?.body).toBe(smallSite.entries[loftsFile]?.body.replace("/contact", "/write"));
    expect(lofts?.frontMatter.faqs).toMatchObject([{ answer: "Often not. [Ask us](/write)." }, {}]);
    for (const [file, entry] of Object.entries(others))
      expect(entry).toBe(entries[file as keyof typeof entries]);
  });

  it("by web addresses of the site too, but its own address stays", () => {
    const address = "https://www.small.example";
    const about = { text: `[a](${address}/) <${address}/contact>`, href: `${address}?x` };
    const { document } = done(
      { ...base, site: { ...base.site, about } },
      { kind: "set-page-path", page: "home", path: "/start" },
    );
    expect(document.site).toMatchObject({
      url: address,
      about: { text: `[a](${address}/start) <${address}/contact>`, href: `${address}/start?x` },
    });
  });

  it("and the ends of redirects do, but not their starts", () => {
    const redirects = [
      { from: "/contact-us", to: "/contact" },
      { from: "/contact", to: "/" },
    ];
    const { document } = done(
      { ...base, site: { ...base.site, redirects } },
      { kind: "set-page-path", page: "contact", path: "/write" },
    );
    expect(document.site.redirects).toEqual([
      { from: "/contact-us", to: "/write" },
      { from: "/contact", to: "/" },
    ]);
  });
});

describe("a lock", () => {
  const locked = (lock: "layout" | "content") =>
    done(base, { kind: "set-block-lock", page: "home", block: "questions", lock }).document;
  const address = { page: "home", block: "questions" } as const;
  const word: Edit = { kind: "set-value", target: questions, path: ["title"], value: "Answers" };
  const item: Edit = { kind: "remove-item", target: questions, path: ["items"], index: 0 };
  const whole: readonly Edit[] = [
    { kind: "remove-block", ...address },
    { kind: "move-block", ...address, to: { page: "home" } },
    { kind: "move-block", ...address, to: { page: "contact" } },
    { kind: "set-block-hidden", ...address, hidden: true },
    { kind: "set-block-width", ...address, width: "text" },
    { kind: "set-block-condition", ...address, if: { "entry.stock": 0 } },
    { kind: "remove-page", page: "home" },
  ];

  it.each([
    ["layout", whole, "This block is locked in its place. Its texts can be changed; unlock it to do more."],
    ["content", [...whole, word, item], "This block is locked. Unlock it to change it."],
  ] as const)("of %s refuses what it forbids", (lock, edits, editError) => {
    for (const edit of edits) expect(applyEdit(siteOf(locked(lock)), edit)).toEqual({ editError });
  });

  it("lets everything else pass: words in a block locked in its place, copies without the lock, links that follow", () => {
    expect(applyEdit(siteOf(locked("layout")), word)).toHaveProperty("site");
    const copy = done(locked("content"), { kind: "duplicate-block", ...address });
    expect(copy.document.pages[0]?.blocks[2]).not.toHaveProperty("lock");
    expect(
      applyEdit(siteOf(locked("content")), { kind: "set-page-path", page: "contact", path: "/write" }),
    ).toHaveProperty("site");
    expect(applyEdit(siteOf(locked("content")), { kind: "set-block-lock", ...address })).toEqual({
      site: smallSite,
    });
  });
});

describe("a block in a block", () => {
  it("goes to a list that is not written yet, in one step", () => {
    const text = { id: "text", type: "prose", props: { text: "One" } };
    const added = { id: "parts", type: "sidebar", props: { blocks: [text] } };
    const { document } = done(base, { kind: "insert-block", page: "home", block: added });
    const target = { in: "block", page: "home", block: "parts" } as const;
    const edits: readonly Edit[] = [
      { kind: "insert-item", target, path: ["sidebar"], index: 0, item: text },
      { kind: "remove-item", target, path: ["blocks"], index: 0 },
    ];
    const moved = done(document, { kind: "batch", edits }).document;
    expect(moved.pages[0]?.blocks.at(-1)?.props).toEqual({ blocks: [], sidebar: [text] });
  });
});

describe("the width of a block", () => {
  const address = { page: "home", block: "questions" } as const;
  const blockIn = (site: SiteDocument) => site.pages[0]?.blocks.find(({ id }) => id === "questions");

  it("is set, stays in a copy, and is gone when it is taken back", () => {
    const wide = done(base, { kind: "set-block-width", ...address, width: "wide" }).document;
    expect(blockIn(wide)).toMatchObject({ width: "wide" });
    const copy = done(wide, { kind: "duplicate-block", ...address }).document;
    expect(copy.pages[0]?.blocks.filter(({ width }) => width === "wide")).toHaveLength(2);
    const page = done(wide, { kind: "set-block-width", ...address }).document;
    expect(blockIn(page)).toEqual(blockIn(base));
  });
});

describe("the condition of a block", () => {
  const address = { page: "home", block: "questions" } as const;
  const blockIn = (site: SiteDocument) => site.pages[0]?.blocks.find(({ id }) => id === "questions");

  it("is set, stays in a copy, and is gone when it is taken back", () => {
    const condition = { "site.company.name": { present: true } };
    const set = done(base, { kind: "set-block-condition", ...address, if: condition }).document;
    expect(blockIn(set)).toMatchObject({ if: condition });
    expect(done(set, { kind: "set-block-condition", ...address, if: { ...condition } }).document).toBe(set);
    const copy = done(set, { kind: "duplicate-block", ...address }).document;
    expect(copy.pages[0]?.blocks.filter((block) => block.if)).toHaveLength(2);
    expect(blockIn(done(set, { kind: "set-block-condition", ...address }).document)).toEqual(blockIn(base));
  });
});

describe("the place of the pages' own blocks", () => {
  const framed = (...blocks: readonly BlockDocument[]) =>
    siteOf({ ...base, site: { ...base.site, frame: blocks } });
  const editError = "The pages' own blocks stand here, so a frame can't be without it.";
  const away: readonly Edit[] = [
    { kind: "remove-block", page: "@", block: "content" },
    { kind: "move-block", page: "@", block: "content", to: { page: "home" } },
  ];

  it("stays in its frame as long as there is no other", () => {
    const only = framed({ id: "top", type: "site-header" }, { id: "content", type: "content" });
    for (const edit of away) expect(applyEdit(only, edit)).toEqual({ editError });
    expect(
      applyEdit(only, { kind: "move-block", page: "@", block: "content", to: { page: "@", before: "top" } }),
    ).toHaveProperty("site");
    const two = framed({ id: "content", type: "content" }, { id: "again", type: "content" });
    for (const edit of away) expect(applyEdit(two, edit)).toHaveProperty("site");
  });
});
