const maxAttempts = 2;

/** Counts attempts that did not end in a working editor, so that a broken draft can't lock the owner out. */
export interface OpeningAttempts {
  /** Notes an attempt. Returns whether too many before it have failed. */
  start(): boolean;
  /** Resets the count, once the editor works. */
  end(): void;
}

/** Counts nothing where storage is denied. */
export function countAttempts(key: string, storage: () => Storage): OpeningAttempts {
  const name = `blockwork opening ${key}`;
  const safely = <Value>(work: (storage: Storage) => Value): Value | undefined => {
    try {
      return work(storage());
    } catch {
      return undefined;
    }
  };
  return {
    start() {
      const before = Number(safely((found) => found.getItem(name)) ?? 0);
      safely((found) => found.setItem(name, String(before + 1)));
      return before >= maxAttempts;
    },
    end: () => void safely((found) => found.removeItem(name)),
  };
}
