import { expect, it } from "vitest";
import type { AnyBlock } from "../../../schema/block/define-block.ts";
import { defineMessages, type OwnMessages } from "../../../schema/fields/own-messages.ts";
import { readJson } from "../../../schema/sources/json-source.ts";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { checkOwnMessages } from "./check-own-messages.ts";

interface Case {
  /** By language, as written in the block's folder. */
  readonly catalogues: Readonly<Record<string, unknown>>;
  readonly site?: object;
  readonly messages?: unknown;
  readonly inPackage?: boolean;
}

async function found({ catalogues, site = { language: "en" }, messages, inPackage }: Case) {
  const texts = Object.entries(catalogues).map(([language, catalogue]) => [
    `blocks/notice/messages/${language}.json`,
    JSON.stringify(catalogue, null, 2),
  ]);
  const files = { "blocks/notice/index.ts": "", ...Object.fromEntries(texts) };
  const root = await temporaryFolder(inPackage ? {} : files);
  const { source } = readJson("site.config.json", JSON.stringify({ site }));
  const declared = messages ?? defineMessages("notice", catalogues as OwnMessages["catalogues"]);
  const block = { type: "notice", messages: declared } as AnyBlock;
  return checkOwnMessages([{ block, folder: `${root}/blocks/notice`, own: true }], source).map(
    ({ code, file, line, pointer, message, suggestion }) => [
      code,
      `${file}${line === undefined ? pointer : `:${line}`}`,
      message,
      suggestion,
    ],
  );
}

const en = { more: "More", left: { one: "{count} day", other: "{count} days" } };
const de = { more: "Mehr", left: { zero: "keiner", one: "{count} Tag", other: "{count} Tage" } };

it.each<[string, Case]>([
  ["whole", { catalogues: { en, de }, site: { language: "en-GB", languages: ["de-CH"] } }],
  ["incomplete in a language that the site has not", { catalogues: { en, de: {} } }],
  [
    "completed by a catalogue of the parent language",
    { catalogues: { en, de, "de-CH": { more: "Meh" } }, site: { language: "de-CH" } },
  ],
  [
    "completed by the site's words",
    {
      catalogues: { en },
      site: { language: "de", words: { de: { "notice.more": "Mehr", "notice.left.other": "{count} Tage" } } },
    },
  ],
])("texts that are %s have no problem", async (_, given) => {
  expect(await found(given)).toEqual([]);
});

it.each<[string, Case, readonly [string, string, string, string]]>([
  [
    "a text that is missing in a language",
    { catalogues: { en, de: { more: "Mehr" } }, site: { language: "en", languages: ["de"] } },
    [
      "missing-words",
      "blocks/notice/messages/de.json:1",
      'Visitors read 1 text of the block "notice" in "en", since there is none in "de": left.',
      'Write it in blocks/notice/messages/de.json, or in site.words.de as "notice.left".',
    ],
  ],
  [
    "a language that is missing",
    { catalogues: { en }, site: { language: "en", languages: ["en", "de"] } },
    [
      "missing-words",
      "site.config.json/site/languages/1",
      'Visitors read 2 texts of the block "notice" in "en", since there are none in "de": more, left.',
      'Write them in blocks/notice/messages/de.json, which defineMessages is given, or in site.words.de as "notice.more" and so on.',
    ],
  ],
  [
    "a language that is missing in a package",
    { catalogues: { en }, site: { language: "de" }, inPackage: true },
    [
      "missing-words",
      "site.config.json/site/language",
      'Visitors read 2 texts of the block "notice" in "en", since there are none in "de": more, left.',
      'Write them in site.words.de as "notice.more" and so on.',
    ],
  ],
  [
    "a text that is empty",
    { catalogues: { en: { ...en, more: " " } } },
    ["bad-block", "blocks/notice/messages/en.json:2", 'The text "more" is empty.', "Write it."],
  ],
  [
    "a text that is none",
    { catalogues: { en: { more: 3 } } },
    [
      "bad-block",
      "blocks/notice/messages/en.json:2",
      'The text "more" is not a text.',
      'Write "…", or { "one": "…", "other": "…" }.',
    ],
  ],
  [
    "forms without other",
    { catalogues: { en: { more: { one: "1" } } } },
    [
      "bad-block",
      "blocks/notice/messages/en.json:2",
      'The text "more" has no form for other numbers.',
      'Write "other" too.',
    ],
  ],
  [
    "a form that the language has not",
    { catalogues: { en: { more: { few: "1", other: "2" } } } },
    [
      "bad-block",
      "blocks/notice/messages/en.json:2",
      'The text "more" has the form "few", which is never shown in "en".',
      "Use zero, one, other.",
    ],
  ],
  [
    "forms in one language only",
    { catalogues: { en, de: { ...de, left: "Tage" } } },
    [
      "bad-block",
      "blocks/notice/messages/de.json:3",
      'The text "left" has plural forms in one language only.',
      'Write { "other": "…" } where there is one form for all numbers.',
    ],
  ],
  [
    "a placeholder that the first language has not",
    { catalogues: { en, de: { ...de, left: { other: "{cuont} Tage" } } } },
    [
      "bad-block",
      "blocks/notice/messages/de.json:3",
      'The text "left" has {cuont}, which it has not in the first language.',
      "Use {count}.",
    ],
  ],
  [
    "a language that is none",
    { catalogues: { english: en } },
    [
      "bad-block",
      "blocks/notice/messages/english.json:1",
      '"english" is not a language that a catalogue can have.',
      "Write it as en, de or pt-BR.",
    ],
  ],
  [
    "catalogues that are not declared",
    { catalogues: { en }, messages: { en } },
    [
      "bad-block",
      "blocks/notice/index.ts",
      'The messages of the block "notice" have no catalogues.',
      'Write messages: defineMessages("notice", { en }), with en imported from ./messages/en.json.',
    ],
  ],
  [
    "those of another block",
    { catalogues: { en }, messages: defineMessages("note", { en }) },
    [
      "bad-block",
      "blocks/notice/index.ts",
      'The messages of the block "notice" are declared for "note".',
      'Write defineMessages("notice", …).',
    ],
  ],
])("%s is told", async (_, given, problem) => {
  expect(await found(given)).toEqual([problem]);
});
