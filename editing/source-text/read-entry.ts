import { type MarkdownValue, readMarkdown } from "../../schema/sources/markdown-source.ts";
import { EditError } from "../document/edit.ts";
import type { EntryDocument } from "../document/site-document.ts";
import { messages } from "../messages/messages.ts";
import { unixLines } from "./unix-lines.ts";

export function readEntry(text: string): EntryDocument {
  const { source } = readMarkdown("", text);
  if (!source) throw new EditError(messages.editErrors.entryUnreadable);
  const { frontMatter, body } = source.value as MarkdownValue;
  return { frontMatter, body: unixLines(body) };
}
