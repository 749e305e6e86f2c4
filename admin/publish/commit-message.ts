import type { Change } from "../diff/change.ts";
import { messages } from "../messages/messages.ts";

/** The longest title that hosts show whole. */
const maxTitle = 72;

/** What a commit says of itself: its changes in words, those of the owner's language. */
export function commitMessage(changes: readonly Pick<Change, "place" | "what">[]): string {
  const lines = changes.map(({ place, what }) => oneLine(`${place}: ${what}`));
  const [only] = lines;
  if (only !== undefined && lines.length === 1 && only.length <= maxTitle) return only;
  const title = messages.publishing.commitTitle({ number: lines.length });
  return [title, "", ...lines.map((line) => `- ${line}`)].join("\n");
}

/** The title of a message, and the text below it, as hosts take them apart. */
export function titleAndText(message: string): { readonly title: string; readonly text: string } {
  const [title = "", ...lines] = message.split("\n");
  return { title, text: lines.join("\n").trim() };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
