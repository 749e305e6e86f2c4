import { confusableKey, nameDifference } from "./confusable-names.ts";

/**
 * The most similar candidate, if its optimal string alignment distance is at most a third of the longer word. Case
 * does not count, and one that looks alike comes first.
 */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const key = confusableKey(word);
  const alike = candidates.find((candidate) => confusableKey(candidate) === key);
  if (alike !== undefined && word !== "") return alike;
  const wanted = word.toLowerCase();
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const limit = Math.min(Math.floor(Math.max(wanted.length, candidate.length) / 3), bestDistance - 1);
    if (Math.abs(candidate.length - wanted.length) > limit) continue;
    const distance = alignmentDistance(wanted, candidate.toLowerCase());
    if (distance <= limit) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** A question with the likely word. `shown` is how it is written in the question, in quotes unless given. */
export function didYouMean(word: string, candidate: string, shown = `"${candidate}"`): string {
  const difference = nameDifference(word, candidate);
  const question = `Did you mean ${shown}?`;
  return difference === undefined ? question : `${question} The two differ only in ${difference}.`;
}

export function suggestion(word: string, candidates: readonly string[]): string | undefined {
  const near = nearest(word, candidates);
  if (near !== undefined) return didYouMean(word, near);
  if (candidates.length === 0 || candidates.length > 12) return undefined;
  return `Use ${listOf(candidates.map((candidate) => `"${candidate}"`))}.`;
}

export function listOf(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? "";
  return `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}

function alignmentDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min(at(previous, j) + 1, at(row, j - 1) + 1, at(previous, j - 1) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        value = Math.min(value, at(beforePrevious, j - 2) + 1);
      }
      row.push(value);
    }
    beforePrevious = previous;
    previous = row;
  }
  return at(previous, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
