import { messages } from "../messages/messages.ts";
export function fileSize(bytes: number): string {
  if (bytes < 1000) return messages.values.bytes({ number: bytes });
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`;
  const megabytes = bytes / 1_000_000;
  const digits = { maximumFractionDigits: megabytes < 9.95 ? 1 : 0 };
  return `${megabytes.toLocaleString(messages.locale, digits)} MB`;
}
