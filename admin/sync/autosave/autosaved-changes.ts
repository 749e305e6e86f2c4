import type { Change } from "../../../editing/diff/change.ts";
import { collectionOf, entryIdOf } from "../../../editing/document/entry.ts";
import type { EditorRoute } from "../../../editing/document/selection.ts";
import { humanizeKey } from "../../../editing/labels/schema/humanize-key.ts";
import { messages } from "../../../editing/messages/messages.ts";
import type { AutosavedValue } from "./create-autosaved.ts";
import type { AutosavedMaps, AutosavedStores, FileText } from "./session-autosaved.ts";

/** A typed value that is not saved yet, as a change in the list of changes. */
export interface AutosavedChange extends Omit<Change, "revert"> {
  readonly name: string;
  /** Where the value is edited. */
  readonly at: EditorRoute;
  /** Drops the typed value. Returns what restores it. */
  discard(): () => void;
  /** Resolves to the reason if it could not be saved, as a sentence. */
  save(): Promise<string | undefined>;
}

export function autosavedChanges(
  { repairs }: AutosavedMaps,
  stores: AutosavedStores,
): readonly AutosavedChange[] {
  return inOrder(repairs).map(([file, autosaved]) => ({
    ...repairedFile(file, autosaved),
    discard: () => stores.repairs.getState().discard(file),
    save: () => stores.repairs.getState().save(file),
  }));
}

type Words = Omit<AutosavedChange, "discard" | "save">;

function repairedFile(file: string, { value, known }: AutosavedValue<FileText>): Words {
  return {
    key: `file ${file}`,
    name: file,
    location: `${humanizeKey(collectionOf(file))} › ${entryIdOf(file)}`,
    what: messages.changes.mendedText,
    at: { workspace: "entries", collection: collectionOf(file), entry: entryIdOf(file) },
    ...texts(known?.text ?? "", value.text),
  };
}

function texts(before: string, after: string): Pick<Change, "texts"> {
  return before === after ? {} : { texts: { before, after } };
}

function inOrder<Value>(values: ReadonlyMap<string, Value>): (readonly [string, Value])[] {
  return [...values].sort(([one], [other]) => one.localeCompare(other, "en", { numeric: true }));
}
