import type { SafeHtml } from "../../schema/resolved.ts";
import type { StringSchema } from "../../schema/schema.ts";
import type { ResolveContext } from "./resolve-context.ts";
import { typeset, typesetHtml } from "./typeset.ts";

/** Names, choices and addresses are not changed. */
export function typesetValue(
  { format, enum: choices, pattern }: StringSchema,
  resolved: unknown,
  { isTypeset, language }: Pick<ResolveContext, "isTypeset" | "language">,
): unknown {
  if (!isTypeset || resolved === undefined) return resolved;
  if (format === "markdown") return typesetMarkdown(resolved as SafeHtml, language);
  const isRead = (format === undefined || format === "multiline") && !choices && !pattern;
  return isRead && typeof resolved === "string" ? typeset(resolved, language) : resolved;
}

const typesetTexts = new WeakMap<SafeHtml, Map<string, SafeHtml>>();

/** Memoised: many pages may quote the same Markdown. */
export function typesetMarkdown(markdown: SafeHtml, language: string): SafeHtml {
  const known = typesetTexts.get(markdown) ?? new Map<string, SafeHtml>();
  typesetTexts.set(markdown, known);
  const made = known.get(language) ?? { ...markdown, html: typesetHtml(markdown.html, language) };
  known.set(language, made);
  return made;
}
