import { isObject } from "../../schema/text/is-object.ts";

/** How many times each device has written, by its id: a version vector. */
export type Clock = Readonly<Record<string, number>>;

export function advanceClock(clock: Clock, device: string): Clock {
  return { ...clock, [device]: (clock[device] ?? 0) + 1 };
}

export function mergeClocks(one: Clock, other: Clock): Clock {
  const merged = { ...one };
  for (const [device, times] of Object.entries(other)) merged[device] = Math.max(merged[device] ?? 0, times);
  return merged;
}

/** Whether what was written then knew all of the other. */
export function includesClock(clock: Clock, other: Clock): boolean {
  return Object.entries(other).every(([device, times]) => (clock[device] ?? 0) >= times);
}

export function isClock(value: unknown): value is Clock {
  return isObject(value) && Object.values(value).every(Number.isSafeInteger);
}
