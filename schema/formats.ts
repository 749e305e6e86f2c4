import { emailAddress } from "./email-address.ts";

/** Digits with what people put between them, brackets in pairs, and an extension: what can be dialled. */
const telephone =
  /^(?=(?:\D*\d){4,21}\D*$)\+?(?:\(\d[\d ]*\)|\d)(?:[ /.-]{0,3}(?:\(\d[\d ]*\)|\d))*(?: ?(?:ext\.?|x|#) ?\d{1,6})?$/i;
/** A line with a token, of which nothing is known before it is replaced. Each character can be read in one way only. */
const withToken = /^(?:[^{\n\r\u2028\u2029]|\{(?!\{))*\{\{(?:[^}\n\r\u2028\u2029]|\}(?!\}))*\}\}.*$/;

/** In characters. A number has up to 80, an e-mail address up to 254 (RFC 5321), and tokens may stand in both. */
const maxContactLength = 300;

const start = `^(?=.{0,${maxContactLength}}$)`;

/** Our formats. Those that are `true` are checked when they are resolved, after their tokens were replaced;
 * the others twice where there are tokens. */
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

/** Whether a text is a day that exists, as 2025-03-31 (RFC 3339 full-date). */
export function isDate(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
