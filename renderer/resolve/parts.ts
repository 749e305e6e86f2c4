import { type Journal, type Notes, tellAll } from "./journal.ts";

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
  /** What was noted, and what it was then; one may stand there twice, or be of no part any more. */
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

interface PartsInput {
  readonly before: SavedParts | undefined;
  /** A name for this run that no other has. */
  readonly run: string;
  readonly journal: Journal;
  /** What is behind a note now; undefined where nobody can tell. */
  readonly versionOf: (note: string) => string | undefined;
  /** Is given each note of a part that is not made again, but for those that only say what was read. */
  readonly onRecall: (note: string) => void;
}

/** A part that was made in this run. */
interface MadePart {
  readonly state: string;
  readonly notes: Notes;
  readonly value: unknown;
}

export function createParts({ before, run, journal, versionOf, onRecall }: PartsInput): Parts {
  const versions = createMemo(versionOf);
  const earlier = createEarlierNotes(before?.notes ?? [], versions);
  const recalled = new Map<string, SavedPart>();
  const made = new Map<string, MadePart>();
  const recall = (name: string, state: string) => {
    const known = before?.parts[name];
    return known?.[0] === state && known[1].every(earlier.isSame) ? known : undefined;
  };
  const list = (): SavedParts => {
    // Where little has changed, what was made is put behind the rest as it is.
    const stays = before !== undefined && earlier.areMostlyUsed();
    const notes = stays ? [...before.notes] : [];
    const places = new Map<string, number>();
    const placeOf = (note: string) => {
      const place = places.get(note) ?? notes.push([note, versions(note) ?? ""]) - 1;
      places.set(note, place);
      return place;
    };
    const placeNow = earlier.placesIn(placeOf);
    const parts: Record<string, SavedPart> = {};
    for (const [name, part] of recalled) {
      const [state, own, value, madeIn] = part;
      parts[name] = stays ? part : [state, own.map(placeNow), value, madeIn];
    }
    for (const [name, { state, notes: own, value }] of made)
      parts[name] = [state, Array.from(own, placeOf), value, run];
    return { notes, parts };
  };
  let all: SavedParts | undefined;
  return {
    of<T>({ name, state, make }: Part<T>): T {
      const known = recall(name, state);
      if (known) {
        for (const place of known[1]) {
          const note = earlier.use(place);
          if (note !== undefined) onRecall(note);
        }
        recalled.set(name, known);
        return known[2] as T;
      }
      const { value, notes } = journal.record(make);
      if (tellAll(notes)) made.set(name, { state, notes, value });
      return value;
    },
    madeIn: (name) => (made.has(name) ? run : recalled.get(name)?.[3]),
    saved() {
      all ??= list();
      return all;
    },
  };
}

/** Problems are found one after the other. */
const canChange = (note: string) => note.startsWith("fine ");

/** Asks for the version of each note once, but for those that can change meanwhile. */
function createMemo(versionOf: PartsInput["versionOf"]): PartsInput["versionOf"] {
  const versions = new Map<string, string | undefined>();
  return (note) => {
    if (canChange(note)) return versionOf(note);
    if (!versions.has(note)) versions.set(note, versionOf(note));
    return versions.get(note);
  };
}

/** The notes of the run before, each looked at once however many parts have it. */
function createEarlierNotes(notes: SavedParts["notes"], versionOf: PartsInput["versionOf"]) {
  const [unknown, same, changed] = [0, 1, 2];
  const found = new Uint8Array(notes.length);
  const used = new Uint8Array(notes.length);
  let uses = 0;
  const look = (place: number): boolean => {
    const [note, version] = notes[place] ?? ["unsure ", ""];
    const isSame = versionOf(note) === version;
    if (!canChange(note)) found[place] = isSame ? same : changed;
    return isSame;
  };
  return {
    isSame: (place: number): boolean => (found[place] === unknown ? look(place) : found[place] === same),
    /** Gives the note at a place if it is one of what a part does beside giving its value. */
    use(place: number): string | undefined {
      if (used[place] === 0) uses += 1;
      used[place] = 1;
      const note = notes[place]?.[0];
      return note?.startsWith("picture ") || note?.startsWith("anchor ") ? note : undefined;
    },
    /** Whether no more than a quarter of them is of no part any more. */
    areMostlyUsed: () => uses >= notes.length * 0.75,
    /** From places in this list to those in another, in which each note stands once. */
    placesIn(placeOf: (note: string) => number): (place: number) => number {
      const places = new Int32Array(notes.length).fill(-1);
      return (place) => {
        const known = places[place] ?? -1;
        if (known >= 0) return known;
        const now = placeOf(notes[place]?.[0] ?? "");
        places[place] = now;
        return now;
      };
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
