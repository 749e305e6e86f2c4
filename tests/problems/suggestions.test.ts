import { expect, it } from "vitest";
import { blocks } from "../../blocks/index.ts";
import type { Schema } from "../../schema/fields/schema.ts";
import { siteSchema } from "../../schema/site/site-schema.ts";
import { suggestion } from "../../schema/text/suggest.ts";
import { fixtureModel } from "../support/check-small.ts";

/** Every set of words that an author can misspell: the keys of an object, the words of a choice, the blocks. */
const vocabularies: readonly (readonly string[])[] = [
  blocks.map(({ type }) => type),
  ...[
    siteSchema,
    ...Object.values(fixtureModel.settings),
    ...Object.values(fixtureModel.collections).map(({ fields }) => fields),
    ...blocks.map(({ schema }) => schema),
  ].flatMap((schema) => [...wordsOf(schema)]),
];

function* wordsOf(schema: Schema): Generator<readonly string[]> {
  if (schema.type === "string" && schema.enum) yield schema.enum;
  if (schema.type === "array") yield* wordsOf(schema.items);
  if (schema.type !== "object") return;
  yield Object.keys(schema.properties);
  for (const property of Object.values(schema.properties)) yield* wordsOf(property);
}

const letters = "etaoinshrdlu";

/** Misspellings as fingers make them, at distances 1 and 2; which letters are hit changes from word to word. */
function misspellings(word: string, seed: number): string[] {
  const at = 1 + (seed % Math.max(1, word.length - 2));
  const letter = letters.charAt(seed % letters.length);
  const swapped = `${word.slice(0, at - 1)}${word.charAt(at)}${word.charAt(at - 1)}${word.slice(at + 1)}`;
  const one = [
    swapped,
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    `${word}s`,
  ];
  // Two mistakes are more than a third of a word of five letters.
  if (word.length < 6) return one;
  return [
    ...one,
    `${swapped.slice(0, -1)}`,
    `${swapped}e`,
    word.slice(0, at) + letter + word.slice(at + 1, -1),
  ];
}

it("of words misspelt by up to two letters, at least 95 % are guessed right", () => {
  const wrong: string[] = [];
  let count = 0;
  for (const words of vocabularies) {
    for (const [index, word] of words.entries()) {
      for (const misspelt of misspellings(word, index + word.length)) {
        if (words.includes(misspelt)) continue;
        count++;
        const said = suggestion(misspelt, words) ?? "nothing";
        if (said !== `Did you mean "${word}"?`) wrong.push(`${misspelt} for ${word}: ${said}`);
      }
    }
  }
  const right = 100 - (100 * wrong.length) / count;
  process.stdout.write(`${count} misspelt words, ${right.toFixed(1)} % with the right suggestion\n`);
  expect(count).toBeGreaterThan(100);
  expect(right, wrong.join("\n")).toBeGreaterThanOrEqual(95);
});
