import { messages } from "../messages/messages.ts";

const day: Intl.DateTimeFormatOptions = { day: "numeric", month: "long" };
const time: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit" };

/** "12 March, 14:05"; milliseconds since 1970. */
export function formatDateTime(at: number): string {
  const said = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(messages.locale, style).format(at);
  return `${said(day)}, ${said(time)}`;
}
