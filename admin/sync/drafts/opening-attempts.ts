/** How often in a row the editor may fail to open before it asks. */
const maxAttempts = 2;

/** Counts how often the editor was opened and did not live to say that it works: so a draft can't lock its owner out. */
export interface OpeningAttempts {
  /** Counts one more; whether there were too many before it. */
  begin(): boolean;
  /** The editor works, or was closed in good order. */
  end(): void;
}

/** Attempts at one site, counted in a browser's storage. Where that refuses, none are. */
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
    begin() {
      const before = Number(safely((found) => found.getItem(name)) ?? 0);
      safely((found) => found.setItem(name, String(before + 1)));
      return before >= maxAttempts;
    },
    end: () => void safely((found) => found.removeItem(name)),
  };
}
