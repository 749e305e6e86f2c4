import { catalogues, type MessageKey, type Messages } from "./catalogues.ts";
import en from "./en.json";
import { pluralCategories } from "./fill-in.ts";

export { catalogues, type MessageKey, type Messages };

type Words = Readonly<Record<string, string>>;

/**
 * What `site.words` may say something else for: every key of the catalogues; of a text with plural forms all at once
 * (`resultsShown`) or one of them (`resultsShown.one`).
 */
export const messageKeys: readonly string[] = /* @__PURE__ */ keysOf(en);

function keysOf(messages: Messages): string[] {
  return Object.entries(messages).flatMap(([key, text]) =>
    typeof text === "string" ? key : [key, ...pluralCategories.map((form) => `${key}.${form}`)],
  );
}

/** Whether there is a catalogue for a language, `fr` for `fr-CA`; without one visitors read English. */
export function hasMessages(language: string): boolean {
  return catalogueOf(language) !== undefined;
}

const noWords: Words = {};
const made = new WeakMap<Words, Map<string, Messages>>();

/** The fixed texts in a language (`fr-CA`, else `fr`, else `en`), with a site's own words in their places. */
export function messagesFor(language: string, words: Words = noWords): Messages {
  const ofWords = made.get(words) ?? new Map<string, Messages>();
  made.set(words, ofWords);
  const messages = ofWords.get(language) ?? withWords(catalogueOf(language) ?? en, words);
  ofWords.set(language, messages);
  return messages;
}

function catalogueOf(language: string): Messages | undefined {
  for (let tag = language; tag !== ""; tag = tag.slice(0, Math.max(0, tag.lastIndexOf("-")))) {
    const catalogue = catalogues.get(tag);
    if (catalogue) return catalogue;
  }
  return undefined;
}

function withWords(messages: Messages, words: Words): Messages {
  const texts = Object.entries(messages).map(([key, text]) => {
    const own = words[key];
    if (typeof text === "string") return [key, own ?? text];
    const forms = pluralCategories.flatMap((form) => {
      const ownForm = words[`${key}.${form}`];
      return ownForm === undefined ? [] : [[form, ownForm]];
    });
    return [key, { ...(own === undefined ? text : { other: own }), ...Object.fromEntries(forms) }];
  });
  // The same keys as before, each with a text or with forms as before.
  return Object.fromEntries(texts) as Messages;
}
