/** Our formats. Those that are `true` are checked when they are resolved, after their tokens were replaced;
 * the others twice where there are tokens. */
export const formats: Readonly<Record<string, true | RegExp | ((text: string) => boolean)>> = {
  multiline: true,
  markdown: true,
  link: true,
  embed: true,
  media: true,
  icon: true,
  date: isDate,
  colour: /^(#[0-9a-f]{6}|\{\{.*\}\})$/i,
  telephone: /^(\+?[(\d][\d ()/.-]{2,}\d( ?(ext\.?|x|#) ?\d+)?|.*\{\{.*\}\}.*)$/i,
  email: /^([^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+|.*\{\{.*\}\}.*)$/,
};

/** Whether a text is a day that exists, as 2025-03-31 (RFC 3339 full-date). */
export function isDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
