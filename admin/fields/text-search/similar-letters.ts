/** Letters that are typed one way and printed another, each group with the one that is typed first. */
export const similarLetters: readonly string[] = ["'’‘ʼ", '"“”„', "-\u2011–", " \u00a0\u202f"];

const typed = new Map(
  similarLetters.flatMap((group) => [...group].map((letter) => [letter, group.charAt(0)])),
);
const printed = new RegExp(`[${similarLetters.map((group) => group.slice(1)).join("")}]`, "g");

/** A text as it is typed: with straight quotes, plain dashes and plain spaces. It stays as long as it is. */
export function asTyped(text: string): string {
  return text.replace(printed, (letter) => typed.get(letter) ?? letter);
}
