/** What is wrong in a cell. */
export interface MarkedCell {
  readonly problem: string;
  /** A text that could not be taken, which the cell shows in place of its value. */
  readonly text?: string;
}

/** By `markKey`. */
export type MarkedCells = ReadonlyMap<string, MarkedCell>;

export function markKey(file: string, column: string): string {
  return `${file} ${column}`;
}
