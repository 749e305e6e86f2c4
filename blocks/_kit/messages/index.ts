import {
  type Catalogue,
  languageAndParents,
  type MessagesOf,
  type OwnMessages,
  pluralCategories,
} from "../../../schema/fields/own-messages.ts";
import { catalogues, type MessageKey, type Messages } from "./catalogues.ts";
import en from "./en.json";

export { catalogues, type MessageKey, type Messages };

type Words = Readonly<Record<string, string>>;

/** What `site.words` may change: every key of the catalogues, of a text with plural forms each form too: `resultsShown.one`. */
export const messageKeys: readonly string[] = /* @__PURE__ */ keysOf(en);

export function ownMessageKeys(own: OwnMessages): string[] {
  // It is not checked yet.
  const keys = Object.values(Object(own.catalogues)).flatMap((catalogue) => keysOf(Object(catalogue)));
  return [...new Set(keys)].map((key) => `${own.type}.${key}`);
}

function keysOf(messages: Messages | Catalogue): string[] {
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
  return languageAndParents(language).flatMap((tag) => catalogues.get(tag) ?? [])[0];
}

function withWords<M extends Messages | Catalogue>(messages: M, words: Words, prefix = ""): M {
  const texts = Object.entries(messages).map(([key, text]) => {
    const own = words[prefix + key];
    if (typeof text === "string") return [key, own ?? text];
    const forms = pluralCategories.flatMap((form) => {
      const ownForm = words[`${prefix}${key}.${form}`];
      return ownForm === undefined ? [] : [[form, ownForm]];
    });
    return [key, { ...(own === undefined ? text : { other: own }), ...Object.fromEntries(forms) }];
  });
  return Object.fromEntries(texts) as M;
}

interface Reader {
  readonly language: string;
  readonly siteLanguage: string;
  readonly words?: Words;
}

const madeOwn = new WeakMap<OwnMessages, WeakMap<Words, Map<string, Catalogue>>>();

/** The texts of a site's own block for a page. To ask for one that no catalogue has throws. */
export function ownMessagesFor<M extends OwnMessages>(own: M, reader: Reader): MessagesOf<M> {
  const { language, siteLanguage, words = noWords } = reader;
  const ofBlock = madeOwn.get(own) ?? new WeakMap<Words, Map<string, Catalogue>>();
  madeOwn.set(own, ofBlock);
  const ofWords = ofBlock.get(words) ?? new Map<string, Catalogue>();
  ofBlock.set(words, ofWords);
  const key = `${language} ${siteLanguage}`;
  const texts =
    ofWords.get(key) ??
    withKnownKeys(own, withWords(inReadingOrder(own, [language, siteLanguage]), words, `${own.type}.`));
  ofWords.set(key, texts);
  return texts as MessagesOf<M>;
}

function inReadingOrder({ catalogues: own }: OwnMessages, languages: readonly string[]): Catalogue {
  const named = languages.flatMap(languageAndParents).map((tag) => own[tag] ?? {});
  return Object.assign({}, ...[...named, ...Object.values(own)].reverse());
}

function withKnownKeys({ type }: OwnMessages, texts: Catalogue): Catalogue {
  return new Proxy(texts, {
    get(target, key) {
      // JSON.stringify asks for toJSON, React's development build for $$typeof.
      if (typeof key === "symbol" || key in target || key === "toJSON" || key === "$$typeof")
        return Reflect.get(target, key);
      const known = Object.keys(target).join(", ");
      throw new Error(`The messages of the block "${type}" have no text "${key}". They have ${known}.`);
    },
  });
}
