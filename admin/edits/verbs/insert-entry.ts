import { messages } from "../../messages/messages.ts";
import type { AppliedToSite } from "../applied.ts";
import type { InsertEntry } from "../edit.ts";
import { Refusal } from "../refusal.ts";
import type { EditedSite } from "../site-document.ts";

/** A file that is there already is never written over: whoever makes an entry looks for a free name first. */
export function insertEntry(site: EditedSite, { file, entry }: InsertEntry): AppliedToSite {
  if (Object.hasOwn(site.entries, file)) throw new Refusal(messages.refusals.entryTaken(file));
  return { site: { ...site, entries: { ...site.entries, [file]: entry } } };
}
