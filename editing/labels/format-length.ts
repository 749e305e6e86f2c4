import { entryWords } from "../messages/entry-words.ts";
import { messages } from "../messages/messages.ts";

export function countWords(text: string): number {
  const read = text.replace(/\]\([^()]*\)/g, "]").replace(/[#*_>`~[\]|-]+/g, " ");
  return read.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0;
}

export function formatLength(text: string): string {
  const words = countWords(text);
  if (words === 0) return entryWords().nothingWritten;
  const minutes = Math.max(1, Math.round(words / 230));
  return entryWords().length({
    words: words.toLocaleString(messages.locale),
    isOne: words === 1,
    minutes,
  });
}
