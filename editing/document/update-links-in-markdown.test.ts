import { describe, expect, it } from "vitest";
import type { SiteDocument } from "./site-document.ts";
import { createLinkUpdater, updateLinksInMarkdown } from "./update-links.ts";

const config: SiteDocument = {
  site: { url: "https://www.small.example" },
  pages: [
    { id: "home", path: "/", blocks: [] },
    { id: "contact", path: "/contact", blocks: [] },
    { id: "odd", path: "/a(b", blocks: [] },
    { id: "guides", path: "/guides", blocks: [] },
    { id: "post", path: "/guides/{slug}", entries: "posts", blocks: [] },
  ],
};

const follow = (markdown: string, moves: Readonly<Record<string, string>> = { contact: "/write" }) =>
  updateLinksInMarkdown(markdown, createLinkUpdater(config, new Map(Object.entries(moves))));

describe("a link in Markdown follows", () => {
  it.each([
    ["with its anchor", "[a](/contact#form)", "[a](/write#form)"],
    ["with its query", "[a](/contact?x=/contact#/contact)", "[a](/write?x=/contact#/contact)"],
    ["with its slash", "[a](/contact/)", "[a](/write/)"],
    ["with its title", '[a](/contact "See (/contact)")', '[a](/write "See (/contact)")'],
    ["in angle brackets", "[a](</contact> 'x')", "[a](</write> 'x')"],
    ["with space around it", "[a]( /contact )", "[a]( /write )"],
    ["on a line of its own", "[a](\n/contact\n)", "[a](\n/write\n)"],
    ["written with backslashes", "[a](\\/contact\\/)", "[a](/write/)"],
    ["whose words look the same", "[/contact](/contact)", "[/contact](/write)"],
    ["around a picture", "[![x](/contact.png)](/contact)", "[![x](/contact.png)](/write)"],
    ["that is a definition", "[a][b], [b]\n\n[b]: /contact#x 'y'", "[a][b], [b]\n\n[b]: /write#x 'y'"],
    ["that is a definition nobody uses", "[b]: </contact>", "[b]: </write>"],
    ["in a definition without a space", "[b]\n\n[b]:/contact", "[b]\n\n[b]:/write"],
    [
      "in quotations and lists",
      "> - x [a\n>   b](/contact)\n>   more\n\n1. [c](/contact)",
      "> - x [a\n>   b](/write)\n>   more\n\n1. [c](/write)",
    ],
    [
      "in tables, headings and emphasis",
      "# [a](/contact)\n\n|a|\n|-|\n|**[b](/contact)**|",
      "# [a](/write)\n\n|a|\n|-|\n|**[b](/write)**|",
    ],
    [
      "beside bare tags",
      "<kbd>[a](/contact)</kbd><br />[b](/contact)",
      "<kbd>[a](/write)</kbd><br />[b](/write)",
    ],
    [
      "as an address in brackets",
      "<https://www.small.example/contact#x>",
      "<https://www.small.example/write#x>",
    ],
    ["as an address", "See https://www.small.example/contact.", "See https://www.small.example/write."],
    ["as an address without http", "See www.small.example/contact/.", "See www.small.example/write/."],
    ["as a web address", "[a](https://WWW.small.example/contact)", "[a](https://WWW.small.example/write)"],
    [
      "beside tokens",
      "[{{ year }}](/contact?{{ site.x }}) {{a.b}}",
      "[{{ year }}](/write?{{ site.x }}) {{a.b}}",
    ],
    ["twice", "[a](/contact)[b](/contact)", "[a](/write)[b](/write)"],
  ])("%s", (_, markdown, expected) => {
    expect(follow(markdown)).toBe(expected);
  });

  it.each([
    ["in code", "`[a](/contact)`"],
    ["in fenced code", "```\n[a](/contact)\n```"],
    ["in indented code", "x\n\n    [a](/contact)"],
    ["in plain words", "The page /contact, (/contact) and https://www.small.example.org/contact"],
    ["behind a backslash", "\\[a](/contact) and [a]\\(/contact)"],
    ["of a picture", "![a](/contact)"],
    ["in a comment", "<!-- [a](/contact) -->"],
    [
      "that leads elsewhere",
      "[a](/contacts) [b](/contact/x) [c](https://small.example/contact) [d](//contact)",
    ],
    ["in a text that is too much for a reader", `[a](/contact)\n\n${">".repeat(4000)}`],
  ])("but not %s", (_, markdown) => {
    expect(follow(markdown)).toBe(markdown);
  });

  it("to the pages of entries, tokens among them", () => {
    const markdown = "[a](/guides/lofts#x) [b](/guides) [c](/guides/{{ entry.id }})";
    expect(follow(markdown, { post: "/tips/{slug}/read" })).toBe(
      "[a](/tips/lofts/read#x) [b](/guides) [c](/tips/{{ entry.id }}/read)",
    );
  });

  it("to and from the home page", () => {
    const address = "https://www.small.example";
    expect(follow(`[a](/) [b](/#x) <${address}> <${address}/?q>`, { home: "/start" })).toBe(
      `[a](/start) [b](/start#x) <${address}/start> <${address}/start?q>`,
    );
    expect(follow(`[a](/contact#x) [b](/contact/) <${address}/contact>`, { contact: "/" })).toBe(
      `[a](/#x) [b](/) <${address}/>`,
    );
  });

  it("to addresses with signs that mean something in Markdown", () => {
    expect(follow("[a](/contact#x) [b][c]\n\n[c]: /contact", { contact: "/a)[`b" })).toBe(
      "[a](/a\\)\\[\\`b#x) [b][c]\n\n[c]: /a\\)\\[\\`b",
    );
    expect(follow("<https://www.small.example/contact>", { contact: "/é(b)!" })).toBe(
      "<https://www.small.example/é%28b%29%21>",
    );
    expect(follow("[a](/a\\(b) [b](/a(b) [c](</a(b>)", { odd: "/plain" })).toBe(
      "[a](/plain) [b](/a(b) [c](</plain>)",
    );
  });
});
