/**
 * The parts of an address, or nothing if it is not one.
 *
 * `URL.canParse` would do the same, but Node 20 calls every address invalid that holds a letter such as ü, once the
 * function that asks has run some thousand times and is optimised.
 */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
