import { hasEditing, loadEditing } from "../edits/load-editing.ts";
import { hasEntryFormat, loadEntryFormat } from "../edits/text/entry-format.ts";
import { messages } from "../messages/messages.ts";
import type { Session } from "../session.ts";

/** Loads a part in which entries are edited, with the code that reads and writes their files. */
export async function withEntryFormat<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), loadEntryFormat()]);
  return part;
}

type Telling = Pick<Session, "notices">;

/** Makes an edit: at once where the code for that is there, or else when it is. Says so where it can't be loaded. */
export function onceEditable(session: Telling, run: () => void): void {
  if (hasEditing()) run();
  else loadEditing().then(run, () => tellMissing(session));
}

/** The same for an edit for which links in texts are read. */
export function onceReadable(session: Telling, run: () => void): void {
  if (hasEditing() && hasEntryFormat()) run();
  else Promise.all([loadEditing(), loadEntryFormat()]).then(run, () => tellMissing(session));
}

function tellMissing({ notices }: Telling): void {
  const { failed, failedText } = messages.later;
  notices.getState().notify({ title: failed, text: failedText, tone: "failure" });
}
