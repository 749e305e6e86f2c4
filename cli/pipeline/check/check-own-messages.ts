import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { baseLanguage } from "../../../renderer/base-language.ts";
import type { AnyBlock } from "../../../schema/block/define-block.ts";
import {
  type Catalogue,
  languageAndParents,
  type OwnMessages,
  type PluralForms,
  pluralCategories,
} from "../../../schema/fields/own-messages.ts";
import { createProblem, type Hint, type Problem } from "../../../schema/problems/problem.ts";
import type { ProblemCode } from "../../../schema/problems/problem-codes.ts";
import { readJson } from "../../../schema/sources/json-source.ts";
import { pointerTo, type Source } from "../../../schema/sources/source.ts";
import { isObject } from "../../../schema/text/is-object.ts";
import { type LoadedBlock, registryFile } from "../../assets/own-code/load-blocks.ts";

/**
 * Checks the fixed texts of the site's own blocks: reports `bad-block` for a catalogue that is not one, and
 * `missing-words` for a language of the site that lacks some, each at the catalogue's file where the site has it.
 */
export function checkOwnMessages(loaded: readonly LoadedBlock[], config: Source | undefined): Problem[] {
  return loaded.flatMap(({ block, folder, own }) => {
    const { messages, type } = block;
    if (!own || messages === undefined) return [];
    const files = catalogueFiles(type, folder);
    const fault = declarationFault(block);
    if (fault) return [createProblem("bad-block", { file: files.definition, pointer: "" }, ...fault)];
    const faults = catalogueFaults(messages, files);
    return faults.length > 0 || !config ? faults : missingTexts(messages, files, config);
  });
}

interface CatalogueFiles {
  readonly definition: string;
  /** Whether the block has a folder in the site; one of a package has none. */
  readonly hasFolder: boolean;
  nameOf(language: string): string;
  exists(language: string): boolean;
  report(code: ProblemCode, at: CataloguePlace, message: string, hint?: Hint): Problem;
}

interface CataloguePlace {
  readonly language: string;
  readonly pointer: string;
}

function catalogueFiles(type: string, folder: string): CatalogueFiles {
  const site = dirname(dirname(folder));
  const definition = `blocks/${type}/index.ts`;
  const nameOf = (language: string) => `blocks/${type}/messages/${language}.json`;
  const exists = (language: string) => existsSync(join(site, nameOf(language)));
  const known = existsSync(join(site, definition)) ? definition : registryFile;
  return {
    definition: known,
    hasFolder: existsSync(folder),
    nameOf,
    exists,
    report(code, { language, pointer }, message, hint) {
      const file = nameOf(language);
      if (!exists(language)) return createProblem(code, { file: known, pointer: "" }, message, hint);
      const { source } = readJson(file, readFileSync(join(site, file), "utf8"));
      const position = source?.locate({ pointer, target: "key" });
      return createProblem(code, { file, pointer, ...position }, message, hint);
    },
  };
}

function declarationFault({ type, messages }: AnyBlock): [string, string] | undefined {
  const { type: own, catalogues } = Object(messages) as Partial<OwnMessages>;
  const isDeclared = isObject(catalogues) && Object.values(catalogues).every(isObject);
  if (!isDeclared || Object.keys(catalogues).length === 0)
    return [
      `The messages of the block "${type}" have no catalogues.`,
      `Write messages: defineMessages("${type}", { en }), with en imported from ./messages/en.json.`,
    ];
  if (own === type) return undefined;
  return [
    `The messages of the block "${type}" are declared for "${own}".`,
    `Write defineMessages("${type}", …).`,
  ];
}

function catalogueFaults({ catalogues }: OwnMessages, files: CatalogueFiles): Problem[] {
  return Object.entries(catalogues).flatMap(([language, catalogue]) => {
    if (!isLanguage(language)) {
      const message = `"${language}" is not a language that a catalogue can have.`;
      const hint = "Write it as en, de or pt-BR.";
      return [files.report("bad-block", { language, pointer: "" }, message, hint)];
    }
    return Object.entries(catalogue).flatMap(([key, text]) => {
      const first = Object.values(catalogues).find((other) => Object.hasOwn(other, key))?.[key];
      const fault = textFault(text, language) ?? differenceFrom(first, text);
      const place = { language, pointer: pointerTo("", key) };
      return fault
        ? [files.report("bad-block", place, `The text "${key}" ${fault[0]}`, { suggestion: fault[1] })]
        : [];
    });
  });
}

const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag && names.of(tag) !== undefined;
  } catch {
    return false;
  }
}

type Fault = readonly [message: string, hint: string];

function textFault(text: unknown, language: string): Fault | undefined {
  if (typeof text === "string") return text.trim() === "" ? ["is empty.", "Write it."] : undefined;
  if (!isObject(text)) return ["is not a text.", 'Write "…", or { "one": "…", "other": "…" }.'];
  if (!Object.hasOwn(text, "other")) return ["has no form for other numbers.", 'Write "other" too.'];
  const { pluralCategories: ofLanguage } = new Intl.PluralRules(language).resolvedOptions();
  // A text for none is shown for 0 in every language.
  const known = pluralCategories.filter((form) => form === "zero" || ofLanguage.includes(form));
  for (const [form, of] of Object.entries(text)) {
    if (!known.some((each) => each === form))
      return [`has the form "${form}", which is never shown in "${language}".`, `Use ${known.join(", ")}.`];
    if (typeof of !== "string" || of.trim() === "") return [`has no text for "${form}".`, "Write it."];
  }
  return undefined;
}

type Text = string | PluralForms;

function differenceFrom(first: Text | undefined, text: Text): Fault | undefined {
  if (first === undefined || first === text) return undefined;
  if (typeof first !== typeof text)
    return [
      "has plural forms in one language only.",
      'Write { "other": "…" } where there is one form for all numbers.',
    ];
  const known = placeholdersOf(first);
  const unknown = placeholdersOf(text).find((name) => !known.includes(name));
  if (unknown === undefined) return undefined;
  const hint = known.length > 0 ? `Use ${known.join(", ")}.` : "Take it out.";
  return [`has ${unknown}, which it has not in the first language.`, hint];
}

function placeholdersOf(text: Text): string[] {
  const forms = typeof text === "string" ? [text] : Object.values(text);
  return [...new Set(forms.flatMap((form) => form.match(/\{\w+\}/g) ?? []))];
}

function missingTexts(
  { type, catalogues }: OwnMessages,
  files: CatalogueFiles,
  { file, value }: Source,
): Problem[] {
  const { language: own, languages = [], words } = Object(Object(value).site);
  const first = typeof own === "string" ? own : "en-GB";
  const others = Array.isArray(languages) ? languages.filter((each) => typeof each === "string") : [];
  const all = [...new Set(Object.values(catalogues).flatMap((catalogue) => Object.keys(catalogue)))];
  return [...new Set<string>([first, ...others])].flatMap((language) => {
    const [tag] = languageAndParents(language).filter((each) => Object.hasOwn(catalogues, each));
    const ofSite = Object(words)[language] ?? Object(words)[baseLanguage(language)];
    const written = [
      ...languageAndParents(language).flatMap((each) => Object.keys(catalogues[each] ?? {})),
      ...keysOfWords(ofSite, type),
    ];
    const missing = all.filter((key) => !written.includes(key));
    const [example] = missing;
    if (example === undefined) return [];
    const shown = shownInstead(catalogues, example, first);
    const one = missing.length === 1;
    const names = missing.slice(0, 3).join(", ") + (missing.length > 3 ? " and so on" : "");
    const message = `Visitors read ${missing.length} ${one ? "text" : "texts"} of the block "${type}" in "${shown}", since there ${one ? "is none" : "are none"} in "${language}": ${names}.`;
    const write = `Write ${one ? "it" : "them"} in`;
    const inWords = `site.words.${language} as "${type}.${example}"${one ? "" : " and so on"}`;
    const values = { language, length: missing.length };
    if (tag !== undefined && files.exists(tag)) {
      const suggestion = `${write} ${files.nameOf(tag)}, or in ${inWords}.`;
      return [files.report("missing-words", { language: tag, pointer: "" }, message, { suggestion, values })];
    }
    const index = others.indexOf(language);
    const pointer = index === -1 ? "/site/language" : `/site/languages/${index}`;
    const inFile = files.hasFolder ? `${files.nameOf(language)}, which defineMessages is given, or in ` : "";
    const suggestion = `${write} ${inFile}${inWords}.`;
    return [createProblem("missing-words", { file, pointer }, message, { suggestion, values })];
  });
}

function keysOfWords(words: unknown, type: string): string[] {
  return Object.keys(Object(words)).flatMap((key) => {
    const [, ownKey = ""] = key.split(`${type}.`);
    return key.startsWith(`${type}.`) ? ownKey.replace(/\.other$/, "") : [];
  });
}

function shownInstead(
  catalogues: Readonly<Record<string, Catalogue>>,
  key: string,
  siteLanguage: string,
): string | undefined {
  const order = [...languageAndParents(siteLanguage), ...Object.keys(catalogues)];
  return order.find((language) => Object.hasOwn(Object(catalogues[language]), key));
}
