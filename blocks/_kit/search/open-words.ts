import { type DecodedPostings, decodePostings, decodeWords, type SearchIndex } from "./index-format.ts";
import { isTypo } from "./is-typo.ts";

export type Load = (address: string) => Promise<unknown>;

/** A word of the index that a typed word may stand for. */
export interface Variant extends DecodedPostings {
  readonly word: string;
  /** From above 0 to 1: 1 for the typed word itself, less for a longer word or a typing mistake. */
  readonly nearness: number;
}

interface Word {
  readonly word: string;
  readonly data: string;
}

const maxParts = 3;
const maxVariants = 60;
const fewestForMistakes = 4;

export function openWords(
  { parts, words: inline }: SearchIndex,
  load: Load,
): (typed: string) => Promise<readonly Variant[]> {
  const loaded = new Map<number, Promise<readonly Word[]>>();
  if (inline !== undefined) loaded.set(-1, Promise.resolve(decodeWords(inline)));
  const partAt = (index: number) => {
    const part = loaded.get(index) ?? load(parts[index]?.[1] ?? "").then((text) => decodeWords(String(text)));
    loaded.set(index, part);
    // The next try may find the network back.
    part.catch(() => loaded.delete(index));
    return part;
  };
  const wordsFrom = async (start: string) => {
    if (inline !== undefined) return partAt(-1);
    const next = parts.findIndex(([from]) => from > start);
    const first = Math.max(0, (next === -1 ? parts.length : next) - 1);
    const end = parts.findIndex(([from], index) => index > first && !from.startsWith(start));
    const last = Math.min(end === -1 ? parts.length : end, first + maxParts);
    const all = await Promise.all(parts.slice(first, last).map((_, index) => partAt(first + index)));
    return all.flat();
  };
  return async (typed) => {
    const found = variantsIn(await wordsFrom(typed), typed);
    if (found.length > 0 || inline !== undefined || typed.length < fewestForMistakes) return found;
    const [one = "", two = ""] = typed;
    const around = await Promise.all([wordsFrom(one + two), wordsFrom(two + one)]);
    return variantsIn(around.flat(), typed);
  };
}

function variantsIn(words: readonly Word[], typed: string): Variant[] {
  const near = new Map<Word, number>();
  for (const word of words) {
    const nearness = nearnessOf(word.word, typed);
    if (nearness > 0) near.set(word, nearness);
  }
  return [...near]
    .sort(([, one], [, other]) => other - one)
    .slice(0, maxVariants)
    .map(([{ word, data }, nearness]) => ({ word, nearness, ...decodePostings(data) }));
}

function nearnessOf(word: string, typed: string): number {
  if (word === typed) return 1;
  if (word.startsWith(typed)) return 0.3 + (0.5 * typed.length) / word.length;
  if (typed.length < fewestForMistakes) return 0;
  if (isTypo(word, typed)) return 0.25;
  // A mistake in what is still being typed.
  return typed.length > fewestForMistakes && isTypo(word.slice(0, typed.length), typed) ? 0.1 : 0;
}
