import { suggestion } from "./suggest.ts";

/** Those of Unicode, and newer ones that an older release of Node does not know yet. */
const known: ReadonlySet<string> = new Set([...Intl.supportedValuesOf("currency"), "XCG", "ZWG"]);

/** Whether a text is the code of a currency by ISO 4217, in capital letters. */
export const isCurrency = (code: string): boolean => known.has(code);

/** What to write in place of a text that is not the code of a currency: the code of the one that it names, or the nearest. */
export function currencySuggestion(written: string): string {
  const word = written.trim().toLowerCase();
  const code = word.toUpperCase();
  const named = isCurrency(code) ? code : (names.get(word) ?? byName(word));
  if (named !== undefined) return `Write "${named}".`;
  return suggestion(code, [...known]) ?? 'Write three letters, such as "GBP", "EUR" or "USD".';
}

/** Names that several currencies have mean the one that is used most. */
const names: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ "£": "GBP", "€": "EUR", $: "USD", "¥": "JPY" },
    ...{ pound: "GBP", pounds: "GBP", sterling: "GBP", euros: "EUR", dollar: "USD", dollars: "USD" },
    ...{ franc: "CHF", francs: "CHF", yen: "JPY", yuan: "CNY" },
  }),
);

function byName(word: string): string | undefined {
  if (word === "") return undefined;
  const english = new Intl.DisplayNames("en", { type: "currency" });
  return [...known].find((code) => english.of(code)?.toLowerCase() === word);
}

/** What is wrong with a prop that is no currency, by the words of a problem. */
export function currencyMistake(code: string) {
  if (isCurrency(code)) return undefined;
  return {
    message: `"${code}" is not the code of a currency.`,
    suggestion: currencySuggestion(code),
    values: { reason: "currency", written: code },
  } as const;
}
