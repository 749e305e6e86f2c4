interface NameSteps {
  readonly "data-name-length"?: number;
  readonly "data-word-length"?: number;
}

const shortName = 16;
const nameLengths = [24, 36, 48, 64, 96];
const shortWord = 7;
const wordLengths = [9, 12, 15, 18, 22, 27, 33, 40];

/**
 * How long the name of a site and its longest word are, in letters of usual width, rounded up to the steps that the style
 * sheet knows; nothing for short ones. By them, the style sheet keeps words whole and the header low.
 */
export function nameSteps(name: string): NameSteps {
  const longestWord = Math.max(...name.split(wordEnd).map(lengthOf));
  const nameStep = stepOf(lengthOf(name), shortName, nameLengths);
  const wordStep = stepOf(longestWord, shortWord, wordLengths);
  return {
    ...(nameStep !== undefined && { "data-name-length": nameStep }),
    ...(wordStep !== undefined && { "data-word-length": wordStep }),
  };
}

function stepOf(length: number, short: number, steps: readonly number[]): number | undefined {
  return length <= short ? undefined : (steps.find((step) => length <= step) ?? steps.at(-1));
}

/** Between letters of these scripts, a line may break anywhere. */
const ideograph = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u;
const wordEnd = new RegExp(`[\\s\\u2010-]+|(?=${ideograph.source})`, "u");

function lengthOf(text: string): number {
  const letters = [...text];
  return letters.reduce((sum, letter) => sum + (ideograph.test(letter) ? 2 : 1), 0);
}
