/** The time, and what is to be done later: the system's, unless a test holds one. */
export interface Clock {
  nowMs(): number;
  /** Calls a function once. Returns what cancels that. */
  after(ms: number, act: () => void): () => void;
}

export const systemClock: Clock = {
  nowMs: Date.now,
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

interface ChangeBatchOptions {
  readonly clock: Clock;
  /** Called once no change has come for a while; while it returns true, more are waited for. */
  readonly isGrowing: () => boolean;
  /** Called when no more changes are expected. */
  readonly onBatch: () => void;
}

/** Code editors write a file in two steps, or several files at once. */
const pauseMs = 20;
/** What writes many files, such as `git checkout`, pauses for longer between two of them. */
const manyFiles = 20;
const longPauseMs = 200;
const maxWaitMs = 10_000;

/** Changes of files that belong together, as only a short time is between them. */
export class ChangeBatch {
  readonly #options: ChangeBatchOptions;
  readonly #paths = new Set<string>();
  #startMs = 0;
  #cancel = () => {};

  constructor(options: ChangeBatchOptions) {
    this.#options = options;
  }

  /** When the first change came. */
  get startMs(): number {
    return this.#startMs;
  }

  get isEmpty(): boolean {
    return this.#paths.size === 0;
  }

  /** Adds a path, and waits for more from now on. */
  add(path: string): void {
    if (this.isEmpty) this.#startMs = this.#options.clock.nowMs();
    this.#paths.add(path);
    this.#wait();
  }

  /** Gives all paths and begins anew. */
  take(): ReadonlySet<string> {
    const paths = new Set(this.#paths);
    this.#paths.clear();
    this.#cancel();
    return paths;
  }

  close(): void {
    this.#cancel();
  }

  #wait(): void {
    const quietMs = this.#paths.size > manyFiles ? longPauseMs : pauseMs;
    this.#cancel();
    this.#cancel = this.#options.clock.after(Math.min(quietMs, this.#leftMs()), () => this.#end());
  }

  #end(): void {
    if (this.#options.isGrowing() && this.#leftMs() > 0) this.#wait();
    else this.#options.onBatch();
  }

  #leftMs(): number {
    return Math.max(0, this.#startMs + maxWaitMs - this.#options.clock.nowMs());
  }
}
