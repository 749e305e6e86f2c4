import { internationalNumber, partsOfNumber } from "../../../schema/international-number.ts";

/** A telephone number that is sought in whichever way it is written. */
export interface SoughtNumber {
  /** A regular expression that finds it in a text: with a prefix, its country's code, brackets or other spaces. */
  readonly pattern: string;
  /** What is written in place of a spelling that was found. */
  replaced(found: string): string;
  /** An address of a call or a chat in which the number has become the other one. */
  inAddress(address: string): string;
}

interface Change {
  readonly text: string;
  readonly by: string;
  /** The country of the site, where it is known. */
  readonly region?: string | undefined;
}

/** The number that a text is; nothing for any other text. */
export function soughtNumber({ text, by, region }: Change): SoughtNumber | undefined {
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

/** Every way in which a number is written on a site of a country. */
function patternOf(number: string, region: string | undefined): string {
  const { code = "", national = number, trunk = "" } = partsOfNumber(number) ?? {};
  const atHome = String.raw`\(?${trunk && `(?:${trunk})${between}`}${spread(national)}`;
  const abroad = String.raw`(?:\+|00)${spread(code)}${between}(?:\(0\)${between})?${spread(national)}`;
  const isOfSite = code === "" || identityOf(`${/^\d*/.exec(trunk)}${national}`, region) === number;
  const spellings = [...(code === "" ? [] : [abroad]), ...(isOfSite ? [atHome] : [])];
  return String.raw`(?<![\d+])(?:${spellings.join("|")})(?!\d)`;
}

/** A number with its country's code, in the spaces in which it is written without one. */
function abroadAs(written: string, number: string): string {
  if (/^\s*(?:\+|00)/.test(written)) return written;
  const { code = "", trunk } = partsOfNumber(number) ?? {};
  const rest = written.trim().replace(new RegExp(`^(?:${trunk ?? ""})`), "");
  const spaced = `+${code} ${rest}`;
  return spaced.replace(/\s/g, "") === number ? spaced : number;
}

/** What two spellings of a number have in common; nothing for what is none. Shorter ones are prices, years and the like. */
function identityOf(text: string, region: string | undefined): string | undefined {
  const digits = text.replace(/[\s()./-]/g, "");
  if (!/^\+?\d{6,15}$/.test(digits)) return undefined;
  const found = internationalNumber(text, region);
  if ("number" in found) return found.number;
  return found.unknown === "country" ? digits : undefined;
}
