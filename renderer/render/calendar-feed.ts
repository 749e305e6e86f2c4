import { eventSpan } from "../../blocks/_kit/event-span.ts";
import { isDate } from "../../schema/formats/date/is-date.ts";
import type { Settings, SiteFeed } from "../site.ts";
import { absoluteUrl, withBase } from "./addresses.ts";

type Event = SiteFeed["items"][number];

/** As RFC 5545 has it, with moments in UTC, which needs no definition of a time zone. */
export function calendarFeed(settings: Settings, feed: SiteFeed): string {
  const { path, title, items, isSingle } = feed;
  const source = absoluteUrl(settings, withBase(settings, path));
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Blockwork//Blockwork//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...(isSingle
      ? []
      : [
          `NAME:${escapeText(title)}`,
          `X-WR-CALNAME:${escapeText(title)}`,
          `SOURCE;VALUE=URI:${source}`,
          "REFRESH-INTERVAL;VALUE=DURATION:P1D",
          "X-PUBLISHED-TTL:P1D",
        ]),
    ...items.flatMap((event) => eventLines(settings, event)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

function eventLines(settings: Settings, event: Event): string[] {
  const { title, href, date, updated, summary, location, cancelled } = event;
  const { start, end } = eventSpan({ start: event.start ?? date, end: event.end });
  const url = absoluteUrl(settings, href);
  return [
    "BEGIN:VEVENT",
    `UID:${escapeText(uidOf(settings, event))}`,
    `DTSTAMP:${utcTime(updated ?? date)}`,
    `DTSTART${timeValue(start)}`,
    ...endLines(start, end),
    `SUMMARY:${escapeText(title)}`,
    ...(summary ? [`DESCRIPTION:${escapeText(summary)}`] : []),
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    `URL:${url}`,
    ...(updated === undefined ? [] : [`LAST-MODIFIED:${utcTime(updated)}`]),
    ...(cancelled ? ["STATUS:CANCELLED"] : []),
    "END:VEVENT",
  ];
}

function uidOf({ origin }: Settings, { id, slug, href }: Event): string {
  const name = id ?? slug ?? href;
  return name.includes("@") ? name : `${name}@${new URL(origin).hostname}`;
}

function endLines(start: string, end: string | undefined): string[] {
  if (end === undefined) return [];
  if (isDate(start)) {
    // The end of days is the day after the last one.
    const next = new Date(Date.parse(`${end.slice(0, 10)}T00:00:00Z`) + dayMs);
    return [`DTEND${timeValue(next.toISOString().slice(0, 10))}`];
  }
  return isDate(end) ? [] : [`DTEND${timeValue(end)}`];
}

const dayMs = 24 * 60 * 60 * 1000;

function timeValue(text: string): string {
  return isDate(text) ? `;VALUE=DATE:${text.replaceAll("-", "")}` : `:${utcTime(text)}`;
}

function utcTime(text: string): string {
  const instant = Date.parse(isDate(text) ? `${text}T00:00:00Z` : text);
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, "");
}

export function escapeText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, "\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "")
      .replace(/[\\;,]/g, "\\$&")
      .replaceAll("\n", "\\n")
  );
}

const lineBytes = 75;

/** A content line in parts of at most 75 bytes, none of which ends within a character. */
export function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = "";
  let bytes = 0;
  for (const character of line) {
    const { length } = encoder.encode(character);
    if (bytes + length > lineBytes) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += character;
    bytes += length;
  }
  return folded;
}
