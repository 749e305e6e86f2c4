import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readJson } from "../../../schema/sources/json-source.ts";
import { readMarkdown } from "../../../schema/sources/markdown-source.ts";
import { lettersIn } from "../../assets/fonts/cut-font.ts";
import { findFont, installedFonts } from "../../assets/fonts/find-font.ts";
import { commonLetters } from "../../assets/fonts/shown-letters.ts";
import { packageRoot } from "../../files/package-root.ts";
import { checkLetters } from "./check-letters.ts";

interface Written {
  readonly body?: string;
  readonly title?: string;
  readonly page?: string;
  readonly theme?: string;
  readonly languages?: readonly string[];
  readonly fonts?: readonly [display: string, text: string];
}

const caprasimo = {
  name: "fonts/caprasimo.woff2",
  source: join(packageRoot, "examples/bakery/content/fonts/caprasimo.woff2"),
};

function lettersMissing(written: Written) {
  const { body = "", title = "Rye", page = "", theme = "", languages = ["en"], fonts } = written;
  const [displayFont, textFont] = fonts ?? ["besley", "instrument-sans"];
  const { source: config } = readJson("site.config.json", JSON.stringify({ pages: [{ title: page }] }));
  const { source } = readMarkdown("content/breads/rye.md", `---\ntitle: ${title}\n---\n${body}\n`);
  const sources = {
    config,
    entries: source ? [{ collection: "breads", id: "rye", source }] : [],
    fonts: [caprasimo],
    texts: new Map([["theme.scss", theme]]),
  };
  return checkLetters(sources, packageRoot, { theme: { displayFont, textFont }, languages });
}

it.each<[string, Written]>([
  ["ASCII", { body: "Rye, 1 kg" }],
  ["the letters of Latin-1", { body: "é ß ñ œ Œ", page: "Öffnung" }],
  ["letters of a file beside Latin", { body: "Łódź" }],
  ["letters of the other of two fonts", { body: "Tiếng Việt", fonts: ["besley", "public-sans"] }],
  ["a letter of parts that a font has", { body: "Ḿ e\u0301" }],
  ["signs and emoji", { body: "→ ✓ ★ ™ µ ℓ 𝐀 🥖 👩🏽‍🍳 “quoted” – …" }],
  ["a span of code", { body: "Write `ẩ` or ``我``." }],
  ["a block of code", { body: "```text\nẩ 我\n```\n\n~~~\nẩ\n~~~" }],
  ["a family of the system", { body: "ẩ", theme: "body { font-family: system-ui }" }],
  ["a family that the theme brings", { body: "ẩ", theme: "@font-face { font-family: Own }" }],
  ["Japanese on a Japanese site", { body: "パンと我", languages: ["en", "ja"] }],
  ["Arabic with a font that has it", { body: "قناة ٣", fonts: ["reem-kufi", "vazirmatn"] }],
])("is silent about %s", (_, written) => {
  expect(lettersMissing(written)).toEqual([]);
});

it.each<[string, Written, readonly object[]]>([
  [
    "each letter once, at its first place, with how many there are",
    { body: "Thẩm, Thẩm.\n\nDấu" },
    [
      { file: "content/breads/rye.md", pointer: "/body", offset: 2, values: { written: "ẩ", length: 2 } },
      { pointer: "/body", offset: 14, values: { written: "ấ", length: 1 } },
    ],
  ],
  [
    "a letter of a page before those of entries",
    { page: "Thẩm", title: "Thẩm" },
    [{ file: "site.config.json", pointer: "/pages/0/title", offset: 2, values: { length: 2 } }],
  ],
  ["a letter of a field", { title: "Thẩm" }, [{ file: "content/breads/rye.md", pointer: "/title" }]],
  ["a letter that is escaped", { title: '"Th\\u1ea9m"' }, [{ values: { written: "ẩ" } }]],
  ["a letter behind code", { body: "`ẩ` ẩ" }, [{ pointer: "/body", offset: 4, values: { length: 1 } }]],
  [
    "a script once",
    { body: "Привет" },
    [{ offset: 0, values: { reason: "script", written: "П", length: 6 } }],
  ],
  [
    "Chinese on a site in English, and a letter beside it",
    { body: "我说 ẩ" },
    [
      { offset: 0, values: { reason: "script", written: "我", length: 2 } },
      { offset: 3, values: { written: "ẩ" } },
    ],
  ],
  [
    "a letter that a font of the site's own has not",
    { body: "Ẹ", fonts: [caprasimo.name, caprasimo.name] },
    [{ values: { written: "Ẹ" } }],
  ],
])("reports %s", (_, written, problems) => {
  expect(lettersMissing(written)).toMatchObject(problems);
});

it.each<[string, string, string]>([
  ["ẩ", '"ẩ"', "it"],
  ["ẩ ẩ", '"ẩ" (2 times)', "it"],
  ["我说", '"我" and 1 more of its script (2 times)', "them"],
])("says of %j which letters are missing", (body, written, them) => {
  const [problem] = lettersMissing({ body });
  expect(problem?.message).toBe(
    `No font of the site has ${written}, so visitors see ${them} in a font of their system.`,
  );
});

it.each(installedFonts(packageRoot))("%s has the letters that are not looked for", (name) => {
  const file = findFont(packageRoot, name)?.file("latin") ?? "";
  const letters = lettersIn(readFileSync(file));
  expect([...commonLetters].filter((letter) => !letters.has(letter))).toEqual([]);
});
