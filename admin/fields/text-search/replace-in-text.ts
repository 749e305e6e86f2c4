import { escapeRegExp } from "../../../editing/document/escape-reg-exp.ts";
import { internationalNumber, partsOfNumber } from "../../../schema/telephone/international-number.ts";
import { similarLetters } from "./similar-letters.ts";
import { asOneLetter } from "./visible-text.ts";

/** What is searched for, and what replaces it. */
export interface Query {
  /** What is searched for. */
  readonly text: string;
  /** What replaces it. */
  readonly by: string;
  readonly matchCase: boolean;
  /** Not within a longer word or number: £180 is not found in £1800, and Ann not in Annual. */
  readonly isWhole?: boolean;
  /** The country of telephone numbers without a country code, such as `GB`; undefined if it is not known. */
  readonly region?: string | undefined;
}

/** Finds and replaces a text in what people read. */
export interface Replacer {
  /** What finds the text in what people read; nothing where nothing is sought. A telephone number is found however it is written. */
  readonly pattern: RegExp | undefined;
  /** What replaces an occurrence: a telephone number keeps the form of the one that was found. */
  replaced(found: string): string;
  /** An address with the telephone number in it replaced. */
  inAddress(address: string): string;
}

export function replacerOf(query: Query): Replacer {
  const { text: sought, by, matchCase, isWhole = false } = query;
  const number = soughtNumber(query);
  const inAddress = (address: string) => number?.inAddress(address) ?? address;
  const replaced = (found: string) => number?.replaced(found) ?? by;
  if (sought.trim() === "") return { pattern: undefined, replaced, inAddress };
  // Digits that begin like no whole number may be a part of one.
  const isNumber = number && /^[+0(]/.test(sought.trim());
  const literal = isNumber ? [] : [isWhole ? wholeOf(sought) : literalOf(sought)];
  const wanted = [...(number ? [number.pattern] : []), ...literal].join("|");
  return { pattern: new RegExp(wanted, matchCase ? "gmu" : "gimu"), replaced, inAddress };
}

const invisible = /[\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

function literalOf(sought: string): string {
  const letters = [...asOneLetter(sought.replace(invisible, ""))];
  const written = letters.map((letter) => {
    const same = similarLetters.find((each) => each.includes(letter));
    return same ? `[${same}]` : escapeRegExp(letter);
  });
  return String.raw`(?<!\u200d)${written.join("")}\ufe0f?(?![\p{M}\u200d])`;
}

/** Writing whose words stand without spaces between them: there, no word ends. */
const spaceless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

function wholeOf(sought: string): string {
  const letters = [...sought.trim()];
  const [first = "", last = ""] = [letters[0], letters.at(-1)];
  const isOfWord = (letter: string) => /[\p{L}\p{N}]/u.test(letter) && !spaceless.test(letter);
  const isDigit = (letter: string) => /\p{N}/u.test(letter);
  return [
    isOfWord(first) && String.raw`(?<![\p{L}\p{N}])`,
    isDigit(first) && String.raw`(?<!\p{N}[.,])`,
    literalOf(sought),
    isOfWord(last) && String.raw`(?![\p{L}\p{N}])`,
    isDigit(last) && String.raw`(?![.,]\p{N})`,
  ]
    .filter((part) => part !== false)
    .join("");
}

interface SoughtNumber {
  readonly pattern: string;
  replaced(found: string): string;
  inAddress(address: string): string;
}

interface Change {
  readonly text: string;
  readonly by: string;
  readonly region?: string | undefined;
}

function soughtNumber({ text, by, region }: Change): SoughtNumber | undefined {
  const number = identityOf(text, region);
  if (number === undefined) return undefined;
  const next = identityOf(by, region);
  const isKnown = next?.startsWith("+") === true;
  const inLink = (found: string, scheme: string, written: string) => {
    if (next === undefined) return found;
    const isChat = scheme !== "tel:";
    const abroad = isChat && !written.startsWith("+") ? `+${written}` : written;
    if (identityOf(abroad, region) !== number) return found;
    if (!isChat) return scheme + (written.startsWith("+") ? next : by.replace(/[\s()./-]/g, ""));
    return isKnown ? scheme + (written.startsWith("+") ? next : next.slice(1)) : found;
  };
  return {
    pattern: patternOf(number, region),
    replaced: (found) => (isKnown && /^(?:\+|00)/.test(found) ? abroadAs(by, next) : by),
    inAddress: (address) => address.replace(/(tel:|wa\.me\/|[?&]phone=)(\+?\d[\d ().-]*\d)/g, inLink),
  };
}

const between = String.raw`[\s()./-]{0,3}`;
const spread = (digits: string) => [...digits].join(between);

function patternOf(number: string, region: string | undefined): string {
  const { code = "", national = number, trunk = "" } = partsOfNumber(number) ?? {};
  const atHome = String.raw`\(?${trunk && `(?:${trunk})${between}`}${spread(national)}`;
  const abroad = String.raw`(?:\+|00)${spread(code)}${between}(?:\(0\)${between})?${spread(national)}`;
  const isOfSite = code === "" || identityOf(`${/^\d*/.exec(trunk)}${national}`, region) === number;
  const spellings = [...(code === "" ? [] : [abroad]), ...(isOfSite ? [atHome] : [])];
  return String.raw`(?<![\d+])(?:${spellings.join("|")})(?!\d)`;
}

function abroadAs(written: string, number: string): string {
  if (/^\s*(?:\+|00)/.test(written)) return written;
  const { code = "", trunk } = partsOfNumber(number) ?? {};
  const rest = written.trim().replace(new RegExp(`^(?:${trunk ?? ""})`), "");
  const spaced = `+${code} ${rest}`;
  return spaced.replace(/\s/g, "") === number ? spaced : number;
}

function identityOf(text: string, region: string | undefined): string | undefined {
  const digits = text.replace(/[\s()./-]/g, "");
  if (!/^\+?\d{6,15}$/.test(digits)) return undefined;
  const found = internationalNumber(text, region);
  if ("number" in found) return found.number;
  return found.unknown === "country" ? digits : undefined;
}
