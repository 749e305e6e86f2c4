import { create } from "fontkitten";

export interface Cut {
  /** The letters that are kept. */
  readonly letters: ReadonlySet<string>;
  /** The only weight that is kept; undefined for all. */
  readonly weight?: number | undefined;
  /** WOFF2 for browsers unless it is to be an uncompressed font. */
  readonly format?: "woff2" | "sfnt";
}

export async function cutFont(
  bytes: Uint8Array,
  { letters, weight, format = "woff2" }: Cut,
): Promise<Uint8Array> {
  const { default: subsetFont } = await import("subset-font");
  const kept = [...letters].join("");
  return subsetFont(Buffer.from(bytes), kept, {
    targetFormat: format,
    ...(weight !== undefined && { variationAxes: { wght: weight } }),
  });
}

export function lettersIn(bytes: Uint8Array): ReadonlySet<string> {
  const font = create(Buffer.from(bytes));
  const codes = font.isCollection ? [] : font.characterSet;
  // Control characters, U+FFFD and what is beyond are for no text.
  const shown = codes.filter((code) => code >= 0x20 && code < 0xfff0);
  return new Set(shown.map((code) => String.fromCodePoint(code)));
}

/** Characters as a value of `unicode-range`: `U+A1-A2,U+BF`. */
export function unicodeRange(letters: Iterable<string>): string {
  const codes = [...letters].map((letter) => letter.codePointAt(0) ?? 0).sort((one, other) => one - other);
  const runs: [first: number, last: number][] = [];
  for (const code of codes) {
    const run = runs.at(-1);
    if (run && run[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ""}`).join(",");
}
