import { type Journal, tellAll } from "./journal.ts";

/** A part of a site: a page, or an entry by itself. */
export interface Part<T> {
  readonly name: string;
  /** What it is made from beside what the journal notes. */
  readonly state: string;
  /** Gives what is to be known of it: JSON. */
  make(): T;
}

type SavedPart = readonly [state: string, notes: readonly number[], value: unknown, run: string];

/** What parts of a site came to, and from what: JSON, to be kept until the next run. */
export interface SavedParts {
  /** What was noted, and what it was then. */
  readonly notes: readonly (readonly [note: string, version: string])[];
  /** By their names: state, places of notes in the list above, value, the run that made it. */
  readonly parts: Readonly<Record<string, SavedPart>>;
}

/** Makes parts, but for those that would come out as they did in an earlier run. */
export interface Parts {
  of<T>(part: Part<T>): T;
  /** The run in which a part was made; none for one that has to be made each time. */
  madeIn(name: string): string | undefined;
  /** What is to be kept, once all parts are made. */
  saved(): SavedParts;
}

interface KeptPart {
  readonly state: string;
  /** Places in the list of all. */
  readonly notes: readonly number[];
  readonly value: unknown;
  readonly run: string;
}

interface PartsInput {
  readonly before: SavedParts | undefined;
  /** A name for this run that no other has. */
  readonly run: string;
  readonly journal: Journal;
  /** What is behind a note now; undefined where nobody can tell. */
  readonly versionOf: (note: string) => string | undefined;
  /** Is given what was noted of a part that is not made again. */
  readonly onRecall: (notes: Iterable<string>) => void;
}

export function createParts({ before, run, journal, versionOf, onRecall }: PartsInput): Parts {
  const versions = new Map<string, string | undefined>();
  const versionNow = (note: string) => {
    // Problems are found one after the other.
    if (note.startsWith("fine ")) return versionOf(note);
    if (!versions.has(note)) versions.set(note, versionOf(note));
    return versions.get(note);
  };
  const kept = new Map<string, KeptPart>();
  // Each text is kept once, however many parts note it.
  const places = new Map<string, number>();
  const placeOf = (note: string) => {
    const place = places.get(note) ?? places.size;
    places.set(note, place);
    return place;
  };
  const keep = (
    name: string,
    { notes, ...part }: Omit<KeptPart, "notes"> & { readonly notes: Iterable<string> },
  ) => {
    kept.set(name, { ...part, notes: Array.from(notes, placeOf) });
  };
  const recall = (name: string, state: string) => {
    const known = before?.parts[name];
    if (!before || known?.[0] !== state) return undefined;
    const notes: string[] = [];
    for (const index of known[1]) {
      const [note, version] = before.notes[index] ?? ["unsure", ""];
      if (versionNow(note) !== version) return undefined;
      notes.push(note);
    }
    return { state, notes, value: known[2], run: known[3] };
  };
  const list = (): SavedParts => ({
    notes: Array.from(places.keys(), (note) => [note, versionNow(note) ?? ""] as const),
    parts: Object.fromEntries(
      Array.from(kept, ([name, { state, notes, value, run: madeIn }]) => [
        name,
        [state, notes, value, madeIn] as const,
      ]),
    ),
  });
  let all: SavedParts | undefined;
  return {
    of<T>({ name, state, make }: Part<T>): T {
      const known = recall(name, state);
      if (known) {
        onRecall(known.notes);
        keep(name, known);
        return known.value as T;
      }
      const { value, notes } = journal.record(make);
      if (tellAll(notes)) keep(name, { state, notes, value, run });
      return value;
    },
    madeIn: (name) => kept.get(name)?.run,
    saved() {
      all ??= list();
      return all;
    },
  };
}

/** Several lists as one; of a part in more than one of them, the last counts. */
export function joinParts(lists: readonly SavedParts[]): SavedParts {
  const notes: SavedParts["notes"][number][] = [];
  const parts: Record<string, SavedPart> = {};
  for (const list of lists) {
    const start = notes.length;
    for (const note of list.notes) notes.push(note);
    for (const [name, [state, places, value, run]] of Object.entries(list.parts))
      parts[name] = [state, places.map((place) => place + start), value, run];
  }
  return { notes, parts };
}
