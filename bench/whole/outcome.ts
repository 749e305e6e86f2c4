/** What came of doing one thing many times. */
export interface Outcome {
  readonly what: string;
  readonly times: number;
  /** How often each thing came of it, or figures. */
  readonly detail: string;
  /** What must not be, each in one line. */
  readonly faults: readonly string[];
}

export const random = (below: number): number => Math.random() * below;

/** How often each value is in a list, such as `old 3, new 5`. */
export function counts(values: readonly string[]): string {
  const numbers = new Map<string, number>();
  for (const value of values) numbers.set(value, (numbers.get(value) ?? 0) + 1);
  return [...numbers]
    .sort()
    .map(([value, number]) => `${value} ${number}`)
    .join(", ");
}
