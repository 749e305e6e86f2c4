const kinds = [
  "iphone",
  "ipad",
  "mac",
  "windows",
  "chromebook",
  "androidPhone",
  "androidTablet",
  "linux",
  "other",
] as const;

export type DeviceKind = (typeof kinds)[number];

/** A browser that has written to the branch. */
export interface Device {
  /** Random, stored in the browser. */
  readonly id: string;
  readonly kind: DeviceKind;
}

interface Browser {
  readonly userAgent: string;
  readonly maxTouchPoints?: number;
}

export function deviceKind({ userAgent, maxTouchPoints = 0 }: Browser): DeviceKind {
  const has = (word: string) => userAgent.includes(word);
  if (has("iPhone")) return "iphone";
  // An iPad calls itself a Mac, and no Mac has a touch screen.
  if (has("iPad") || (has("Macintosh") && maxTouchPoints > 1)) return "ipad";
  if (has("Macintosh")) return "mac";
  if (has("Windows")) return "windows";
  if (has("CrOS")) return "chromebook";
  if (has("Android")) return has("Mobile") ? "androidPhone" : "androidTablet";
  return has("Linux") ? "linux" : "other";
}

export function readDevice(value: unknown): Device | undefined {
  const { id, kind } = (value ?? {}) as { readonly id?: unknown; readonly kind?: unknown };
  if (typeof id !== "string") return undefined;
  return { id, kind: kinds.find((known) => known === kind) ?? "other" };
}
