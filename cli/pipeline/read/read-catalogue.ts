import type { MediaMetadata } from "../../../renderer/resolve/pictures/pictures.ts";
import { isPictureFocus } from "../../../schema/fields/picture-focus.ts";
import { createProblem, type Problem } from "../../../schema/problems/problem.ts";
import { isLanguageTag } from "../../../schema/site/site-schema.ts";
import { readJson } from "../../../schema/sources/json-source.ts";
import { pointerTo, type Source } from "../../../schema/sources/source.ts";
import { isObject } from "../../../schema/text/is-object.ts";
import { suggestion } from "../../../schema/text/suggest.ts";
import { truncateForMessage } from "../../../schema/text/truncate-for-message.ts";
import type { SiteFolder } from "../../files/site-folder.ts";

export const catalogueFile = "content/media/media.json";

type Said = Pick<MediaMetadata, "alt" | "alts" | "decorative" | "dark" | "focus">;

const kinds = {
  alt: { type: "string", name: "a text", hint: 'Write { "alt": "…" } or { "decorative": true }.' },
  alts: {
    type: "object",
    name: "alternative texts by languages",
    hint: 'Write { "alt": "A desk", "alts": { "fr": "Un bureau" } }.',
  },
  decorative: {
    type: "boolean",
    name: "true or false",
    hint: 'Write { "alt": "…" } or { "decorative": true }.',
  },
  dark: {
    type: "string",
    name: "the name of a picture",
    hint: 'Write { "alt": "…", "dark": "desk-at-night.jpg" }.',
  },
  focus: {
    type: "object",
    name: "two numbers from 0 to 1: how far from the left, how far from the top",
    hint: 'Write { "alt": "…", "focus": [0.3, 0.6] }.',
  },
} as const;

export interface Catalogue {
  readonly said: ReadonlyMap<string, Said>;
  readonly source?: Source;
  /** The file's text, also when it could not be understood. */
  readonly text?: string;
  readonly problems: Problem[];
}

/** Reads the catalogue. Reports what reading JSON reports, and `unknown-key` and `wrong-type` for an entry. */
export async function readCatalogue(folder: SiteFolder): Promise<Catalogue> {
  const { text, problems } = await folder.read(catalogueFile);
  if (text === undefined) {
    // A site without pictures needs no words for them.
    return { said: new Map(), problems: problems.filter(({ code }) => code !== "file-missing") };
  }
  const { source, problems: found } = readJson(catalogueFile, text);
  if (!source) return { said: new Map(), text, problems: found };
  if (!isObject(source.value)) {
    const message = `${catalogueFile} must be an object with the name of a picture for each key.`;
    const hint = 'For example { "desk.jpg": { "alt": "A desk with drawings" } }.';
    found.push(createProblem("wrong-type", { file: catalogueFile, pointer: "" }, message, hint));
    return { said: new Map(), source, text, problems: found };
  }
  const said = new Map(
    Object.entries(source.value).map(([name, entry]) => [name, readEntry(name, entry, found)]),
  );
  return { said, source, text, problems: found };
}

function readEntry(name: string, entry: unknown, problems: Problem[]): Said {
  const place = { file: catalogueFile, pointer: pointerTo("", name) };
  if (!isObject(entry)) {
    const message = `What is said of "${truncateForMessage(name)}" must be an object.`;
    problems.push(
      createProblem("wrong-type", place, message, 'Write { "alt": "…" } or { "decorative": true }.'),
    );
    return {};
  }
  for (const [key, value] of Object.entries(entry)) {
    const at = { file: catalogueFile, pointer: pointerTo(place.pointer, key) };
    const kind = Object.hasOwn(kinds, key) ? kinds[key as keyof typeof kinds] : undefined;
    if (!kind) {
      const hint = suggestion(key, Object.keys(kinds));
      const message = `"${truncateForMessage(name)}" has no key "${truncateForMessage(key)}".`;
      problems.push(createProblem("unknown-key", { ...at, target: "key" }, message, hint));
    } else if (key === "focus" ? !isPictureFocus(value) : !isOf(kind.type, value)) {
      problems.push(createProblem("wrong-type", at, `"${key}" must be ${kind.name}.`, kind.hint));
    }
  }
  const { alt, alts, decorative, dark, focus } = entry;
  const texts = isObject(alts) ? readAlts(alts, pointerTo(place.pointer, "alts"), problems) : {};
  const isDescribed = (typeof alt === "string" && alt !== "") || Object.keys(texts).length > 0;
  if (decorative === true && isDescribed) {
    const message = `"${truncateForMessage(name)}" has an alternative text and is marked as decorative, so nobody would hear the text.`;
    problems.push(createProblem("wrong-value", place, message, "Take one of the two out."));
  }
  if (typeof alt === "string") reportTokens(alt, pointerTo(place.pointer, "alt"), problems);
  return {
    ...(typeof alt === "string" && { alt }),
    ...(Object.keys(texts).length > 0 && { alts: texts }),
    ...(decorative === true && { decorative }),
    ...(typeof dark === "string" && { dark }),
    ...(isPictureFocus(focus) && { focus }),
    // What is wrong has been said; that it has no alternative text would be said of the same mistake.
    ...(problems.some(({ pointer }) => pointer.startsWith(`${place.pointer}/`)) && { decorative: true }),
  };
}

function readAlts(alts: Readonly<Record<string, unknown>>, pointer: string, problems: Problem[]) {
  const texts: Record<string, string> = {};
  for (const [language, text] of Object.entries(alts)) {
    const at = { file: catalogueFile, pointer: pointerTo(pointer, language) };
    if (!isLanguageTag(language)) {
      const message = `"${truncateForMessage(language)}" is not the tag of a language.`;
      problems.push(
        createProblem("wrong-value", { ...at, target: "key" }, message, "Write it as fr or fr-CA."),
      );
    } else if (typeof text !== "string") {
      problems.push(createProblem("wrong-type", at, `"${language}" must be a text.`, kinds.alts.hint));
    } else {
      reportTokens(text, at.pointer, problems);
      texts[language] = text;
    }
  }
  return texts;
}

function reportTokens(text: string, pointer: string, problems: Problem[]): void {
  if (!text.includes("{{")) return;
  const message = "Tokens are not replaced in alternative texts, and visitors would hear the braces.";
  problems.push(
    createProblem("wrong-value", { file: catalogueFile, pointer }, message, "Write the text out."),
  );
}

function isOf(type: "string" | "boolean" | "object", value: unknown): boolean {
  return type === "object" ? isObject(value) : typeof value === type;
}
