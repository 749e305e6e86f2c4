import { hasEntryFormat, loadEntryFormat } from "../edits/text/entry-format.ts";
import { messages } from "../messages/messages.ts";
import type { Session } from "../session.ts";

/** Loads a part in which entries are edited, with the code that reads and writes their files. */
export async function withEntryFormat<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), loadEntryFormat()]);
  return part;
}

/**
 * Does something for which links in texts are read: at once where the code for that is there, or else when it is. Says so
 * where it can't be loaded.
 */
export function onceReadable({ notices }: Pick<Session, "notices">, run: () => void): void {
  const { failed, failedText } = messages.later;
  const tell = () => notices.getState().notify({ title: failed, text: failedText, tone: "failure" });
  if (hasEntryFormat()) run();
  else loadEntryFormat().then(run, tell);
}
