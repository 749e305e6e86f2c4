/** Times of one thing, in milliseconds, and of something simple that was measured in between, on the same machine. */
export interface Figures {
  readonly what: string;
  readonly times: readonly number[];
  /** The share of the times that is at most what is printed; a half where none is given. */
  readonly quantile?: number;
  readonly baseline: { readonly what: string; readonly times: readonly number[] };
}

/** The value in the middle, or that which another share of the values is below. */
export function median(times: readonly number[], quantile = 0.5): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * quantile)] ?? Number.NaN;
}

/** One line: the median and the baseline's, which says how busy or slow the machine was. */
export function lineOf({ what, times, baseline, quantile }: Figures): string {
  const [taken, bare] = [median(times, quantile), median(baseline.times, quantile)];
  const ratio = (taken / bare).toFixed(1).padStart(6);
  return `${what.padEnd(52)} ${shown(taken)} ms  ${ratio} x  ${baseline.what} (${shown(bare).trim()} ms)`;
}

const shown = (time: number) => time.toFixed(time < 100 ? 1 : 0).padStart(7);
