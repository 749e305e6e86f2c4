import type { Change } from "../edits/changes/change.ts";
import { collectionOf, entryIdOf } from "../edits/entry-file.ts";
import { describedWords } from "../edits/words/described-words.ts";
import { plainName } from "../edits/words/plain-name.ts";
import type { PictureDescription } from "../host/host.ts";
import { messages } from "../messages/messages.ts";
import { wordsInOthers, wordsOf } from "../pictures/create-descriptions.ts";
import type { Place } from "../view/place.ts";
import type { PendingValue } from "./create-pending.ts";
import type { FileText, PendingMaps, SessionPending } from "./session-pending.ts";

/** A value that is saved by itself, in plain words, as one of the changes since the last save. */
export interface PendingChange extends Omit<Change, "revert"> {
  /** "The description of house.jpg" */
  readonly name: string;
  /** Where it is edited. */
  readonly at: Place;
  /** Forgets it; gives what brings it back. */
  discard(): () => void;
  /** Gives why it could not be saved. */
  save(): Promise<string | undefined>;
}

/** Values of a session as changes, by name. */
export function pendingChanges(
  { descriptions, repairs }: PendingMaps,
  stores: SessionPending,
): readonly PendingChange[] {
  const described = inOrder(descriptions).map(([name, pending]) => ({
    ...describedPicture(name, pending),
    discard: () => stores.descriptions.getState().discard(name),
    save: () => stores.descriptions.getState().save(name),
  }));
  const repaired = inOrder(repairs).map(([file, pending]) => ({
    ...repairedFile(file, pending),
    discard: () => stores.repairs.getState().discard(file),
    save: () => stores.repairs.getState().save(file),
  }));
  return [...repaired, ...described];
}

type Words = Omit<PendingChange, "discard" | "save">;

function describedPicture(picture: string, { value, known }: PendingValue<PictureDescription>): Words {
  return {
    key: `picture ${picture}`,
    name: messages.changes.picture.name(picture),
    place: `${messages.shell.pictures} › ${picture}`,
    what: describedWords(value, known),
    at: { workspace: "pictures", picture },
    ...texts(allWordsOf(known), allWordsOf(value)),
  };
}

/** What a description says in all languages, a line each. */
function allWordsOf(description: PictureDescription | undefined): string {
  return [wordsOf(description), ...Object.values(wordsInOthers(description))].join("\n");
}

function repairedFile(file: string, { value, known }: PendingValue<FileText>): Words {
  return {
    key: `file ${file}`,
    name: file,
    place: `${plainName(collectionOf(file))} › ${entryIdOf(file)}`,
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
