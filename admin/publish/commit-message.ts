import type { Change } from "../edits/changes/change.ts";
import { messages } from "../messages/messages.ts";

/** The longest title that hosts show whole. */
const maxTitle = 72;

/** What a commit says of itself: its changes in words, those of the owner's language. */
export function commitMessage(changes: readonly Pick<Change, "place" | "what">[]): string {
  const lines = changes.map(({ place, what }) => oneLine(`${place}: ${what}`));
  const [only] = lines;
  if (only !== undefined && lines.length === 1 && only.length <= maxTitle) return only;
  const title = messages.publishing.commitTitle(lines.length);
  return [title, "", ...lines.map((line) => `- ${line}`)].join("\n");
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
