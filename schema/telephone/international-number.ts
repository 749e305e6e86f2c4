import { plainNumber } from "../text/plain-number.ts";
import { callingCodes } from "./calling-codes.ts";
import { splitExtension } from "./telephone-extension.ts";
import { telephoneHref } from "./telephone-href.ts";

type InternationalNumber =
  | { readonly number: string; readonly extension?: string }
  | { readonly unknown: "not-a-number" | "country" | "length" };

interface Numbering {
  readonly code: string;
  readonly trunk: string | undefined;
  readonly lengths: readonly (readonly [least: number, most: number])[];
}

/**
 * The international form of a telephone number. One that begins with + or 00 stays as it is; any other is of the
 * country `region`, such as GB: it gets that country's code and loses the national prefix. The reason is `country`
 * where none is known, `length` where the country has no such numbers.
 */
export function internationalNumber(text: string, region: string | undefined): InternationalNumber {
  const { main, extension } = splitExtension(plainNumber(text));
  const written = main.replace(/^(\s*(?:\+|00)[\d .-]*)\(0\)/, "$1").replace(/[\s()/.-]/g, "");
  if (!/^\+?\d{2,17}$/.test(written)) return { unknown: "not-a-number" };
  const found = written.replace(/^00(?=[1-9])/, "+");
  if (isShort(found)) return { number: found };
  const rest = extension === undefined ? {} : { extension };
  if (found.startsWith("+")) {
    return /^\+[1-9]\d{6,14}$/.test(found) ? { number: found, ...rest } : { unknown: "length" };
  }
  const numbering = numberingOf(region);
  if (!numbering) return { unknown: "country" };
  const { code, trunk, lengths } = numbering;
  const fits = ({ length }: string) => lengths.some(([least, most]) => least <= length && length <= most);
  const without = trunk ? found.replace(new RegExp(`^(?:${trunk})`), "") : found;
  const national = [without, found].find(fits);
  if (national !== undefined) return { number: `+${code}${national}`, ...rest };
  return /^[2-9]\d{3}$/.test(found) ? { number: found } : { unknown: "length" };
}

/** As 112, 999 and 116117 are: they have no country. 3639 is short where the country has no longer ones like it. */
const isShort = (number: string) => /^(?:[1-9]\d{1,2}|1\d{3,5})$/.test(number);

/** The same wherever the number is written, if its country is known; nothing for what is no number. */
export function internationalHref(text: string, region: string | undefined): string | undefined {
  const found = internationalNumber(text, region);
  if ("unknown" in found) return telephoneHref(text);
  return `tel:${found.number}${found.extension ? `;ext=${found.extension}` : ""}`;
}

export function hasNumbers(region: string): boolean {
  return numberingOf(region) !== undefined;
}

export function regionOf(language: string): string | undefined {
  return /^[a-z]{2,3}(?:-[A-Za-z]{4})?-([A-Za-z]{2})(?:-|$)/i.exec(language)?.[1]?.toUpperCase();
}

export function likelyRegionOf(language: string): string | undefined {
  try {
    return regionOf(language) ?? new Intl.Locale(language).maximize().region;
  } catch {
    return undefined;
  }
}

export function partsOfNumber(
  number: string,
): { readonly code: string; readonly national: string; readonly trunk: string | undefined } | undefined {
  if (!number.startsWith("+")) return undefined;
  const digits = number.slice(1);
  // No code begins with another one.
  const found = [...allNumberings().values()].find(({ code }) => digits.startsWith(code));
  return found && { code: found.code, national: digits.slice(found.code.length), trunk: found.trunk };
}

const numberings = new Map<string, Numbering>();

function allNumberings(): ReadonlyMap<string, Numbering> {
  if (numberings.size > 0) return numberings;
  const row = /([A-Z]{2})(\d+)\/([^/]*)\/(\S+)/g;
  for (const [, region = "", code = "", trunk, lengths = ""] of callingCodes.matchAll(row)) {
    const ranges = lengths.split(",").map((range) => {
      const [least = 0, most = least] = range.split("-").map(Number);
      return [least, most] as const;
    });
    numberings.set(region, { code, trunk: trunk || undefined, lengths: ranges });
  }
  return numberings;
}

const numberingOf = (region = "") => allNumberings().get(region);
