/** Times of one thing, in milliseconds, and of something simple that was measured in between, on the same machine. */
export interface Figures {
  readonly what: string;
  readonly times: readonly number[];
  /** The share of the times that is at most what is printed; a half where none is given. */
  readonly quantile?: number;
  readonly baseline: { readonly what: string; readonly times: readonly number[] };
}

/** The value that a share of the values is below. */
function quantileOf(times: readonly number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? Number.NaN;
}

/** The value in the middle. */
export function median(times: readonly number[]): number {
  return quantileOf(times, 0.5);
}

/** One line: the median and the baseline's, which says how busy or slow the machine was. */
export function lineOf({ what, times, baseline, quantile = 0.5 }: Figures): string {
  const [taken, bare] = [quantileOf(times, quantile), quantileOf(baseline.times, quantile)];
  const ratio = (taken / bare).toFixed(1).padStart(6);
  return `${what.padEnd(60)} ${shown(taken)} ms  ${ratio} x  ${baseline.what} (${shown(bare).trim()} ms)`;
}

const shown = (time: number) => time.toFixed(time < 100 ? 1 : 0).padStart(7);
