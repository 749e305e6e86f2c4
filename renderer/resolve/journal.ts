/**
 * Notes what is looked at while a part of a site is resolved. As long as all of that is the same, so is the part, and
 * need not be resolved again.
 */
export interface Journal {
  /** Notes something for whatever is being recorded; nothing if nothing is. */
  note(...key: readonly [kind: NoteKind, name: string]): void;
  /** What was noted while something was done. It counts for what that is a part of, too. */
  record<T>(act: () => T): Recorded<T>;
  /** Notes again what was noted before: for what was made once and is used again. */
  repeat(notes: Notes): void;
  /** Does what is the same for every part, such as ordering all entries: nothing of it is noted. */
  apart<T>(act: () => T): T;
}

/**
 * What a note is about:
 *
 * - `fields`, `body`: an entry, as `collection/id`.
 * - `list`: the entries of a collection, in order.
 * - `value`: the entries of a collection with a value in a field, as `collection/field/JSON`.
 * - `path`: whether there is a page.
 * - `day`, `year`: of the build.
 * - `fine`: that nothing is reported in a file, or at a place as `file pointer`.
 * - `picture`: one that is used. `anchor`: a link to a part of a page, as JSON. They say nothing of what was read.
 * - `unsure`: whatever can't be told by notes, such as a problem that was reported.
 */
export type NoteKind =
  | "fields"
  | "body"
  | "list"
  | "value"
  | "path"
  | "day"
  | "year"
  | "fine"
  | "picture"
  | "anchor"
  | "unsure";

/** Each as its kind, a space and its name. */
export type Notes = ReadonlySet<string>;

export interface Recorded<T> {
  readonly value: T;
  readonly notes: Notes;
}

export function createJournal(): Journal {
  let current: Set<string> | undefined;
  const repeat = (notes: Notes) => {
    if (current) for (const key of notes) current.add(key);
  };
  const within = <T>(notes: Set<string> | undefined, act: () => T): T => {
    const outer = current;
    current = notes;
    try {
      return act();
    } finally {
      current = outer;
    }
  };
  return {
    note: (kind, name) => void current?.add(`${kind} ${name}`),
    record(act) {
      const notes = new Set<string>();
      const value = within(notes, act);
      repeat(notes);
      return { value, notes };
    },
    repeat,
    apart: (act) => within(undefined, act),
  };
}

/** Whether notes tell everything that something was made from. */
export const tellAll = (notes: Notes): boolean => !notes.has("unsure ");
