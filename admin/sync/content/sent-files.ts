import { createStore, del, get, set, type UseStore } from "idb-keyval";

/** With the previous texts that the live site may still have; null for no file. */
interface SentFile {
  readonly file: string;
  /** What was published. */
  readonly text: string | null;
  /** The texts that the file had before: as long as the live site has one of them, `text` is not live yet. */
  readonly earlier: readonly (string | null)[];
}

/** What was published from this browser and may not be live yet. */
export interface Sent {
  /** The version of this stored format. */
  readonly format: 1;
  /** The id of the last commit. */
  readonly commit: string;
  /** When it was made, in milliseconds since 1970. */
  readonly at: number;
  /** The files of all publications that may not be live yet. */
  readonly files: readonly SentFile[];
}

/** A file that is published; an undefined text is no file. */
export interface SentWrite {
  readonly file: string;
  /** The new text. */
  readonly text: string | undefined;
  /** The text that the branch had, as far as the session knows. */
  readonly known: string | undefined;
  /** The text that the live site has. */
  readonly deployed: string | undefined;
}

export function sentAfter(
  before: Sent | undefined,
  writes: readonly SentWrite[],
  { commit, at }: Pick<Sent, "commit" | "at">,
): Sent {
  const files = new Map((before?.files ?? []).map((sent) => [sent.file, sent]));
  for (const { file, text = null, known = null, deployed = null } of writes) {
    const last = files.get(file);
    const earlier = new Set([...(last ? [...last.earlier, last.text] : []), known, deployed]);
    earlier.delete(text);
    files.set(file, { file, text, earlier: [...earlier] });
  }
  return { format: 1, commit, at, files: [...files.values()] };
}

/** Those that are not live yet. A text that is neither new nor a previous one was published later by another author. */
export function pendingFiles(
  { files }: Sent,
  deployed: (file: string) => string | undefined,
): readonly SentFile[] {
  return files.filter(({ file, earlier }) => earlier.includes(deployed(file) ?? null));
}

/** Where storage is denied, the editor shows what is live. */
export interface SentStorage {
  /** Undefined if nothing was published. */
  read(key: string): Promise<Sent | undefined>;
  /** Undefined deletes it, once all is live. */
  write(key: string, sent: Sent | undefined): Promise<void>;
}

export function createSentStorage(): SentStorage {
  let opened: UseStore | undefined;
  const store = () => (opened ??= createStore("blockwork-sent", "sent"));
  return {
    read: async (key) => {
      try {
        const sent = await get<Sent>(key, store());
        return sent?.format === 1 ? sent : undefined;
      } catch {
        return undefined;
      }
    },
    write: async (key, sent) => {
      try {
        await (sent ? set(key, sent, store()) : del(key, store()));
      } catch {}
    },
  };
}
