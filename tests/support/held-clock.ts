import type { Clock } from "../../cli/dev/watch/change-batch.ts";

/** A clock that stands still but for `pass`. */
export interface HeldClock extends Clock {
  /** Lets time pass, and does what is due meanwhile, each at its own time. */
  pass(ms: number): void;
}

export function heldClock(): HeldClock {
  let nowMs = Date.UTC(2031, 5, 30);
  const due = new Set<{ readonly atMs: number; readonly act: () => void }>();
  return {
    nowMs: () => nowMs,
    after(ms, act) {
      const timer = { atMs: nowMs + ms, act };
      due.add(timer);
      return () => void due.delete(timer);
    },
    pass(ms) {
      const endMs = nowMs + ms;
      for (;;) {
        const [next] = [...due].filter(({ atMs }) => atMs <= endMs).sort((a, b) => a.atMs - b.atMs);
        if (!next) break;
        due.delete(next);
        nowMs = next.atMs;
        next.act();
      }
      nowMs = endMs;
    },
  };
}
