import type { Change } from "../../../editing/diff/change.ts";
import { messages } from "../../../editing/messages/messages.ts";

/** Longer titles are truncated by hosts. */
const maxTitle = 72;

export function commitMessage(changes: readonly Pick<Change, "location" | "what">[]): string {
  const lines = changes.map(({ location, what }) => oneLine(`${location}: ${what}`));
  const [only] = lines;
  if (only !== undefined && lines.length === 1 && only.length <= maxTitle) return only;
  const title = messages.publishing.commitTitle({ number: lines.length });
  return [title, "", ...lines.map((line) => `- ${line}`)].join("\n");
}

export function titleAndText(message: string): { readonly title: string; readonly text: string } {
  const [title = "", ...lines] = message.split("\n");
  return { title, text: lines.join("\n").trim() };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
