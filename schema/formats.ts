import { emailAddress } from "./email-address.ts";
import { isDate } from "./is-date.ts";

/** With the dashes, spaces, digits and marks of direction that clipboards have: `plainNumber` writes them as keyboards do. */
const group = "(?:[(（]\\p{Nd}[\\p{Nd}\\p{Zs}]*[)）]|\\p{Nd})";
const telephone = `^(?=(?:\\P{Nd}*\\p{Nd}){2,21}\\P{Nd}*$)\\p{Cf}*[+＋]?${group}(?:[\\p{Zs}/.\\p{Pd}−．／\\p{Cf}]{0,3}${group})*(?: ?(?:ext\\.?|x|#) ?\\p{Nd}{1,6})?\\p{Cf}*$`;
const withToken = /^(?:[^{\n\r\u2028\u2029]|\{(?!\{))*\{\{(?:[^}\n\r\u2028\u2029]|\}(?!\}))*\}\}.*$/u;

/** In characters. A number has up to 80, an e-mail address up to 254 (RFC 5321), and tokens may stand in both. */
const maxContactLength = 300;

const start = `^(?=.{0,${maxContactLength}}$)`;

/** Formats that are `true` are checked once their tokens are replaced; the others twice where there are tokens. */
export const formats: Readonly<Record<string, true | RegExp | ((text: string) => boolean)>> = {
  multiline: true,
  markdown: true,
  link: true,
  embed: true,
  media: true,
  file: true,
  hours: true,
  position: true,
  icon: true,
  date: isDate,
  "date-time": isDateTime,
  colour: /^(#[0-9a-f]{6}|\{\{.*\}\})$/i,
  telephone: new RegExp(`${start}(?:${telephone}|${withToken.source})`, "iu"),
  email: new RegExp(`${start}(?:${emailAddress.source}|${withToken.source})`),
};

/** A day, and perhaps a time and a zone. Like all that validators are compiled with, it stands for itself. */
function isDateTime(text: string): boolean {
  const [, day, hours, minutes, seconds = "0", zoneHours = "0", zoneMinutes = "0"] =
    /^(?!0000)(\d{4}-\d{2}-\d{2})(?:[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(?: ?(?:[Zz]|[+-](\d{2}):?(\d{2})))?)?$/.exec(
      text,
    ) ?? [];
  if (day === undefined) return false;
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day)) return false;
  const isTime = Number(hours ?? 0) < 24 && Number(minutes ?? 0) < 60 && Number(seconds) < 60;
  return isTime && Number(zoneHours) < 15 && Number(zoneMinutes) < 60;
}
