import { type MarkdownValue, readMarkdown } from "../../../schema/markdown-source.ts";
import { messages } from "../../messages/messages.ts";
import { Refusal } from "../refusal.ts";
import type { EntryDocument } from "../site-document.ts";

/** The entry that a file's text says. Throws a `Refusal` that says why it can't be read. */
export function readEntry(text: string): EntryDocument {
  const { source, problems } = readMarkdown("", text);
  if (!source) throw new Refusal(problems[0]?.message ?? messages.refusals.entryUnreadable);
  const { frontMatter, body } = source.value as MarkdownValue;
  return { frontMatter, body: unixLines(body) };
}

/** A text whose line ends are all "\n", as text fields of browsers have them. */
export function unixLines(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}
