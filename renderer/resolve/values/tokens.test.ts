import { describe, expect, it } from "vitest";
import { singleTokenPath } from "../../../schema/text/token-syntax.ts";
import { createReport } from "../report/report.ts";
import type { Scope } from "../tokens/scope.ts";
import { authoredOffset, replaceTokens } from "./tokens.ts";

const values = {
  site: {
    company: { name: "Fosse & Field", tagline: "By {{site.company.name}}", broken: "a {{site.nope}}" },
    contact: { phones: { mobile: "07700 900412" } },
    here: "{{site.there}}",
    there: "{{site.here}}",
    links: [{ text: "Home" }],
    open: true,
  },
  entry: { title: "Lofts", tags: ["a"] },
  year: 2026,
};
const scope: Scope = {
  roots: new Map(
    Object.entries(values).map(([name, value]) => [
      name,
      { value, scope: () => scope, place: { file: name, pointer: "" } },
    ]),
  ),
  entry: () => undefined,
};
const place = { file: "site.config.json", pointer: "/pages/0/title" };

it("a choice has its name where people read it, and is itself everywhere else", () => {
  const level = {
    type: "string",
    title: "Level",
    description: "",
    enum: ["gold", "tin"],
    enumTitles: { tin: { en: "Tin", de: "Zinn" } },
  } as const;
  const item = { value: "tin", schema: level, scope: () => own };
  const own: Scope = { ...scope, roots: new Map([["item", item]]) };
  const replaced = (language: string, isShown: boolean) =>
    replaceTokens("{{item}}", own, place, createReport(), language, undefined, undefined, isShown);
  expect([replaced("de", true), replaced("en-GB", true), replaced("de", false)]).toEqual([
    "Zinn",
    "Tin",
    "tin",
  ]);
});

function replace(text: string) {
  const report = createReport();
  return { text: replaceTokens(text, scope, place, report), problems: report.problems };
}

describe("tokens", () => {
  it.each([
    ["a text without any", "a text without any"],
    ["{{site.company.name}}", "Fosse & Field"],
    ["{{ site.company.name }}", "Fosse & Field"],
    ["Call {{site.contact.phones.mobile}}, or write", "Call 07700 900412, or write"],
    ["{{entry.title}} {{entry.title}}", "Lofts Lofts"],
    ["© {{year}}", "© 2026"],
    ["{{site.company.tagline}}", "By Fosse & Field"],
    ["write \\{{year}} for the year", "write {{year}} for the year"],
    ["{ {{year}} }", "{ 2026 }"],
    ["{ year } and } }", "{ year } and } }"],
    ["$& and $1 of {{year}}", "$& and $1 of 2026"],
  ])("%j becomes %j", (authored, text) => {
    expect(replace(authored)).toEqual({ text, problems: [] });
  });

  it.each([
    [
      "a misspelt name",
      "Call {{site.contact.phones.mobil}}",
      5,
      "Nothing is called {{site.contact.phones.mobil}}.",
      "Did you mean {{site.contact.phones.mobile}}?",
    ],
    ["a third brace", "a {{{year}}}", 2, "A token stands in two braces, and here are more.", "Write two."],
    [
      "a third brace behind it",
      "{{year}}}",
      0,
      "A token stands in two braces, and here are more.",
      "Write two.",
    ],
    [
      "the length of a list",
      "{{site.links.length}}",
      0,
      "Nothing is called {{site.links.length}}.",
      "Tokens start with site, page, entry or item and go on with keys, such as {{site.name}}.",
    ],
    [
      "a name without its owner",
      "{{company.name}}",
      0,
      "Nothing is called {{company.name}}.",
      "Did you mean {{site.company.name}}?",
    ],
    [
      "a name that is like none",
      "a {{weather}}",
      2,
      "Nothing is called {{weather}}.",
      "Tokens start with site, page, entry or item and go on with keys, such as {{site.name}}.",
    ],
    [
      "an object",
      "{{site.company}}",
      0,
      "{{site.company}} is not a single text.",
      "Did you mean {{site.company.name}}?",
    ],
    [
      "a list",
      "{{entry.tags}}",
      0,
      "{{entry.tags}} is not a single text.",
      "Name a single text or number below it.",
    ],
    [
      "a truth value",
      "{{site.open}}",
      0,
      "{{site.open}} is not a single text.",
      "Name a single text or number below it.",
    ],
    [
      "nothing",
      "{{}}",
      0,
      "Nothing is called {{}}.",
      "Tokens start with site, page, entry or item and go on with keys, such as {{site.name}}.",
    ],
    [
      "the prototype",
      "{{site.__proto__}}",
      0,
      "Nothing is called {{site.__proto__}}.",
      "Tokens start with site, page, entry or item and go on with keys, such as {{site.name}}.",
    ],
    [
      "a method of objects",
      "{{site.constructor.name}}",
      0,
      "Nothing is called {{site.constructor.name}}.",
      "Tokens start with site, page, entry or item and go on with keys, such as {{site.name}}.",
    ],
    [
      "a property of a text",
      "{{entry.title.length}}",
      0,
      "Nothing is called {{entry.title.length}}.",
      "Tokens start with site, page, entry or item and go on with keys, such as {{site.name}}.",
    ],
    [
      "itself, in a circle",
      "{{site.here}}",
      0,
      "The token {{site.here}} leads back to itself.",
      "Write out one of the texts that quote each other.",
    ],
  ])("one that names %s is a problem where it stands", (_, text, offset, message, suggestion) => {
    const { problems } = replace(text);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ code: "unknown-token", ...place, offset, message });
    expect(problems[0]?.suggestion).toBe(suggestion);
  });

  it("one that is not closed is a problem, and a backslash keeps it", () => {
    expect(replace("{ year } and {{year}").problems).toMatchObject([
      {
        code: "unknown-token",
        offset: 13,
        message: "Two braces open a token and are not closed.",
        suggestion: "Close it with }}, or write a backslash before it.",
      },
    ]);
    expect(replace("{ year } and {{}")).toEqual({ text: "{ year } and {{}", problems: [] });
  });

  it("a wrong one inside a text that is quoted is not reported again where it is quoted", () => {
    expect(replace("{{site.company.broken}}!")).toEqual({ text: "a !", problems: [] });
  });

  it("two wrong ones are two problems", () => {
    expect(replace("{{nope}} and {{nope}}").problems.map(({ offset }) => offset)).toEqual([0, 13]);
  });
});

it.each([
  ["{{site.company.name}}", "site.company.name"],
  [" {{ entry.id }} ", "entry.id"],
  ["{{year}}{{year}}", undefined],
  ["a {{year}}", undefined],
  ["plain", undefined],
  ["{{site.price | number}}", undefined],
])("%j is the token %j alone", (text, path) => {
  expect(singleTokenPath(text)).toBe(path);
});

describe("authoredOffset", () => {
  const authored = "By {{site.company.name}} since \\{{year}}: [x](/y) {{year}}.";
  const { text } = replace(authored);

  it.each(["By", " since", "[x](/y)", "."])("finds %j again", (word) => {
    expect(authoredOffset(authored, scope, text.indexOf(word))).toBe(
      authored.indexOf(word, word === "." ? 50 : 0),
    );
  });

  it("finds what a token brought at the token", () => {
    expect(authoredOffset(authored, scope, text.indexOf("Field"))).toBe(authored.indexOf("{{site"));
  });
});
