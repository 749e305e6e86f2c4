import { type MarkdownValue, readMarkdown } from "../../schema/markdown-source.ts";
import type { EntryDocument } from "../document/site-document.ts";
import { messages } from "../messages/messages.ts";
import { unixLines } from "./unix-lines.ts";
import { unreadableError } from "./unreadable-error.ts";

export function readEntry(text: string): EntryDocument {
  const { source, problems } = readMarkdown("", text);
  if (!source) throw unreadableError(problems, messages.editErrors.entryUnreadable);
  const { frontMatter, body } = source.value as MarkdownValue;
  return { frontMatter, body: unixLines(body) };
}
