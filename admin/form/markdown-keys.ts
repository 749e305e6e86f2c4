import type { KeyboardEvent } from "react";
import type { MarkdownMark } from "./mark-text.ts";

const keys: Readonly<Record<string, MarkdownMark>> = { b: "strong", i: "emphasis", k: "link" };

/** The mark that a key stands for: Ctrl or Cmd with B, I or K. */
export function markOfKey({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: KeyboardEvent): MarkdownMark | undefined {
  if (ctrlKey === metaKey || altKey || shiftKey) return undefined;
  return keys[key.toLowerCase()];
}
