import { emailAddress } from "./email-address.ts";

const telephone =
  /^(?=(?:\D*\d){4,21}\D*$)\+?(?:\(\d[\d ]*\)|\d)(?:[ /.-]{0,3}(?:\(\d[\d ]*\)|\d))*(?: ?(?:ext\.?|x|#) ?\d{1,6})?$/i;
const withToken = /^(?:[^{\n\r\u2028\u2029]|\{(?!\{))*\{\{(?:[^}\n\r\u2028\u2029]|\}(?!\}))*\}\}.*$/;

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
  colour: /^(#[0-9a-f]{6}|\{\{.*\}\})$/i,
  telephone: new RegExp(`${start}(?:${telephone.source}|${withToken.source})`, "i"),
  email: new RegExp(`${start}(?:${emailAddress.source}|${withToken.source})`),
};

/** RFC 3339 full-date of a day that exists. */
export function isDate(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
