import { hours as hoursList } from "../../../blocks/_kit/contact/contact-schemas.ts";
import {
  type DateStyle,
  dateStyles,
  formatCurrency,
  formatDate,
  formatList,
  formatNumber,
  formatTime,
  type ListType,
  listTypes,
} from "../../../blocks/_kit/intl.ts";
import type { Schema } from "../../../schema/fields/schema.ts";
import { isDate } from "../../../schema/formats/date/is-date.ts";
import { currencySuggestion, isCurrency } from "../../../schema/text/currency-code.ts";
import type { Token } from "../../../schema/text/token-syntax.ts";
import { truncateForMessage } from "../../../schema/text/truncate-for-message.ts";
import { plainText, truncateWords } from "../markdown/plain-text.ts";
import { hoursFormats } from "./hours-formats.ts";
import { locationFormats } from "./location-formats.ts";
import { telephoneFormats } from "./telephone-formats.ts";
import { type TokenFormat as Format, type FormatContext, type Formatted, wrongKind } from "./token-format.ts";

export function formatValue(
  { name, argument }: { readonly name: string; readonly argument?: string },
  value: unknown,
  reader: FormatContext,
): Formatted {
  const format = Object.hasOwn(tokenFormats, name) ? tokenFormats[name] : undefined;
  if (!format) return { mistake: `There is no format "${name}".`, hint: `Use ${formatNames.join(", ")}.` };
  return format(value, argument, reader);
}

const currency: Format = (value, argument = "", { language }) => {
  const [, code = argument] = /^([A-Z]{3})(?: 0)?$/.exec(argument) ?? [];
  if (!isCurrency(code)) {
    const written = truncateForMessage(argument);
    return argument === ""
      ? {
          mistake: 'The format "currency" needs the code of one.',
          hint: 'Write currency: "GBP", by its three letters, or "GBP 0" for whole amounts without decimals.',
        }
      : {
          mistake: `"${written}" in "currency" is not the code of a currency.`,
          hint: currencySuggestion(argument.replace(/\s*0$/, "")),
        };
  }
  return typeof value === "number"
    ? { text: formatCurrency(value, language, argument) }
    : wrongKind("a number", "currency");
};

const number: Format = (value, argument = "", { language }) => {
  const [, least, most] = /^(?:(\d|1\d|20)-)?(\d|1\d|20)?$/.exec(argument) ?? [];
  if (argument !== "" && (most === undefined || Number(least ?? 0) > Number(most))) {
    const hint = 'Write number, number: 2 for at most two, or number: "2-2" for two in any case.';
    return { mistake: `"number" can't have ${argument} decimals.`, hint };
  }
  if (typeof value !== "number") return wrongKind("a number", "number");
  if (most === undefined) return { text: formatNumber(value, language) };
  return { text: formatNumber(value, language, `${Number(least ?? 0)}-${Number(most)}`) };
};

const date: Format = (value, argument = "long", { language }) => {
  if (!isDateStyle(argument)) {
    return {
      mistake: `"date" has no style "${argument}".`,
      hint: `Use ${Object.keys(dateStyles).join(", ")}.`,
    };
  }
  // A month or a year, such as the key of a group, is its first day.
  const day = typeof value === "string" ? `${value}-01-01`.slice(0, 10) : "";
  const written = typeof value === "string" && /^\d{4}-\d{2}$/.test(value) ? `${value}-01` : day;
  return isDate(written)
    ? { text: formatDate(written, language, argument) }
    : wrongKind("a day, such as 2026-03-31", "date");
};

const time: Format = (value, _, { language }) =>
  typeof value === "string" && timeIn(value)
    ? { text: formatTime(timeIn(value), language) }
    : wrongKind("a time, such as 16:30", "time");

/** That of a moment, or the text itself. */
const timeIn = (text: string) =>
  /^(?:\d{4}-\d{2}-\d{2}[T ])?((?:[01]\d|2[0-3]):[0-5]\d)/.exec(text)?.[1] ?? "";

const isDateStyle = (name: string): name is DateStyle => Object.hasOwn(dateStyles, name);
const isListType = (name: string): name is ListType => (listTypes as readonly string[]).includes(name);

const list: Format = (value, argument = "conjunction", { language }) => {
  if (!isListType(argument))
    return { mistake: `"list" has no type "${argument}".`, hint: `Use ${listTypes.join(", ")}.` };
  const texts = Array.isArray(value) && value.every((item) => ["string", "number"].includes(typeof item));
  return texts
    ? { text: formatList(value.map(String), language, argument) }
    : wrongKind("a list of texts", "list");
};

const plain: Format = (value, argument = "") => {
  if (!/^(?:[1-9]\d{1,4})?$/.test(argument))
    return { mistake: `"plain" can't have "${argument}" characters.`, hint: "Write plain, or plain: 160." };
  if (typeof value !== "string") return wrongKind("a text", "plain");
  const text = plainText(value);
  return { text: argument === "" ? text : truncateWords(text, Number(argument)) };
};

const ofText =
  (change: (text: string, language: string) => string, name: string): Format =>
  (value, _, { language }) =>
    typeof value === "string" || typeof value === "number"
      ? { text: change(String(value), language) }
      : wrongKind("a text", name);

const tokenFormats: Readonly<Record<string, Format>> = {
  currency,
  number,
  date,
  time,
  list,
  plain,
  url: ofText((text) => encodeURIComponent(text), "url"),
  lower: ofText((text, language) => text.toLocaleLowerCase(language), "lower"),
  upper: ofText((text, language) => text.toLocaleUpperCase(language), "upper"),
  ...telephoneFormats,
  ...hoursFormats,
  ...locationFormats,
};

const resultSchemas: Readonly<Record<string, Schema>> = {
  latitude: { type: "number", title: "Latitude", description: "" },
  longitude: { type: "number", title: "Longitude", description: "" },
  hours: hoursList,
  specification: {
    type: "array",
    title: "Opening hours",
    description: "",
    items: { type: "object", title: "Opening hours", description: "", properties: {} },
  },
};

const textResult: Schema = { type: "string", title: "Text", description: "" };

export function resultOf({ formats }: Token): Schema {
  const name = formats.at(-1)?.name ?? "";
  return (Object.hasOwn(resultSchemas, name) ? resultSchemas[name] : undefined) ?? textResult;
}

export const formatNames: readonly string[] = Object.keys(tokenFormats);
