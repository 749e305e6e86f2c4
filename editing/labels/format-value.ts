import { formatValue } from "../../renderer/resolve/tokens/formats.ts";
import type { Schema } from "../../schema/fields/schema.ts";
import { formatOf } from "../../schema/formats/index.ts";
import { languageTag } from "../../schema/site/site-schema.ts";
import { formats } from "../document/definitions.ts";
import { messages } from "../messages/messages.ts";
import { choiceName } from "./choice-name.ts";
import { languageName } from "./language-names.ts";
import { namePicture } from "./name-picture.ts";
import type { NamedChoices } from "./schema/localize-schema.ts";
import { blockMessages } from "./tokens/block-messages.ts";

export function formatText(schema: (Schema & NamedChoices) | undefined, text: string): string {
  if (schema?.type !== "string" || text === "") return text;
  if (schema.enum) return choiceName(schema, text);
  if (schema.pattern === languageTag) return languageName(text);
  switch (schema.format as string | undefined) {
    case "media":
      return namePicture(text);
    case "hours":
      return formatHours(text);
    case "font-name":
      return fontName(text);
    default:
      return formatOf(schema.format, formats)?.print?.(text, messages.locale) ?? text;
  }
}

function fontName(name: string): string {
  return name
    .split("-")
    .map((word) => (word.length === 2 ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(" ");
}

function formatHours(text: string): string {
  const language = messages.locale;
  const formatted = formatValue({ name: "hours" }, text, {
    language,
    messages: () => blockMessages(language),
  });
  return "text" in formatted ? formatted.text : text;
}

const dayAndMonth: Intl.DateTimeFormatOptions = { day: "numeric", month: "long" };
const time: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit" };

/** "12 March, 14:05"; milliseconds since 1970. */
export function formatDateTime(at: number): string {
  const said = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(messages.locale, style).format(at);
  return `${said(dayAndMonth)}, ${said(time)}`;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** What was written late in the evening is of yesterday in the morning. */
const nightMs = 6 * hourMs;

/** "2 minutes ago", "yesterday"; both in milliseconds since 1970. */
export function formatAgo(at: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(messages.locale, { numeric: "auto" });
  const passed = Math.max(0, now - at);
  const days = calendarDays(at, now);
  if (days > 0 && passed >= nightMs) return format.format(-days, "day");
  if (passed >= hourMs) return format.format(-Math.floor(passed / hourMs), "hour");
  if (passed >= minuteMs) return format.format(-Math.floor(passed / minuteMs), "minute");
  return format.format(0, "second");
}

function calendarDays(at: number, now: number): number {
  const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);
  return Math.round((midnight(now) - midnight(at)) / (24 * hourMs));
}

export function fileSize(bytes: number): string {
  if (bytes < 1000) return messages.values.bytes({ number: bytes });
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`;
  const megabytes = bytes / 1_000_000;
  const digits = { maximumFractionDigits: megabytes < 9.95 ? 1 : 0 };
  return `${megabytes.toLocaleString(messages.locale, digits)} MB`;
}

const day: Intl.DateTimeFormatOptions = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" };

/** "31 Jan 2026" for 2026-01-31; other texts stay. */
export function formatDate(date: string): string {
  const at = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(at) ? date : new Intl.DateTimeFormat(messages.locale, day).format(at);
}
