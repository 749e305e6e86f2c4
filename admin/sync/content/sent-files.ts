import { createStore, del, get, set, type UseStore } from "idb-keyval";

/** With the previous texts that the live site may still have; null for no file. */
export interface SentFile {
  readonly file: string;
  readonly text: string | null;
  readonly earlier: readonly (string | null)[];
}

export interface Sent {
  readonly format: 1;
  readonly commit: string;
  readonly at: number;
  readonly files: readonly SentFile[];
}

export interface SentWrite {
  readonly file: string;
  readonly text: string | undefined;
  readonly known: string | undefined;
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
  read(key: string): Promise<Sent | undefined>;
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
