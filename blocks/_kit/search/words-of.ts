import { foldWord } from "./fold-word.ts";

/** A word of a text, or a pair of characters in scripts without spaces. */
interface FoundWord {
  /** Normalized for comparison: in lower case and without accents. */
  readonly word: string;
  /** Its first character in the text; with `end`, usable in `slice`. */
  readonly start: number;
  readonly end: number;
}

/** Scripts that put no spaces between words: Thai to Khmer, Chinese, Japanese and Korean. */
const unspaced =
  "\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u3005-\\u3007\\u3040-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7af\\uf900-\\ufaff\\u{20000}-\\u{3ffff}";
const runs = new RegExp(
  `[${unspaced}]+|(?:(?![${unspaced}])[\\p{L}\\p{N}\\p{M}\\u00ad\\u200c\\u200d])+`,
  "gu",
);
const isUnspaced = new RegExp(`^[${unspaced}]`, "u");
const maxLength = 40;

export function wordsOf(text: string, language: string): FoundWord[] {
  return [...text.matchAll(runs)].flatMap(({ 0: run, index }) =>
    isUnspaced.test(run) ? pairsOf(run, index, language) : wordAt(text, run, index, language),
  );
}

function wordAt(text: string, run: string, start: number, language: string): FoundWord[] {
  const end = start + run.length;
  const word = foldWord(run, language).slice(0, maxLength);
  const isElided = word.length === 1 && (isApostrophe(text[start - 1]) || isApostrophe(text[end]));
  return word === "" || isElided ? [] : [{ word, start, end }];
}

const isApostrophe = (letter: string | undefined) => letter === "'" || letter === "’";

function pairsOf(run: string, start: number, language: string): FoundWord[] {
  const points = [...run];
  if (points.length === 1) return [{ word: foldWord(run, language), start, end: start + run.length }];
  let at = start;
  return points.slice(1).map((point, index) => {
    const first = points[index] ?? "";
    const pair = {
      word: foldWord(first + point, language),
      start: at,
      end: at + first.length + point.length,
    };
    at += first.length;
    return pair;
  });
}
