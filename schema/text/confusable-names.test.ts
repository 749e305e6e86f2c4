import { describe, expect, it } from "vitest";
import { runs } from "../../tests/support/extent.ts";
import { randomNumbers } from "../../tests/support/random-numbers.ts";
import { confusableKey, confusableNameMessage, fileSystemKey, nameDifference } from "./confusable-names.ts";
import { didYouMean, nearest } from "./suggest.ts";

const pairs = [
  ["Caf\u00e9.jpg", "Cafe\u0301.jpg", "how their accents are written"],
  ["\u00fcber", "u\u0308ber", "how their accents are written"],
  ["Menu.pdf", "menu.pdf", "the case of letters"],
  ["STRASSE", "straße", "the case of letters"],
  ["CAF\u00c9", "cafe\u0301", "the case of letters"],
  ["a b.pdf", "a\u00a0b.pdf", "their spaces"],
  ["a b.pdf", "a  b.pdf", "their spaces"],
  ["a b.pdf", " a b.pdf", "their spaces"],
  ["a b.pdf", "a\u202fb.pdf", "their spaces"],
  ["ab.pdf", "a\u200bb.pdf", "characters that can't be seen"],
  ["ab.pdf", "a\u00adb.pdf", "characters that can't be seen"],
  ["a-b.pdf", "a\u2010b.pdf", "signs that look alike"],
  ["a-b.pdf", "a\u2013b.pdf", "signs that look alike"],
  ["a/b.pdf", "a\u2215b.pdf", "signs that look alike"],
  ["a/b.pdf", "a\uff0fb.pdf", "signs that look alike"],
  ["a_b.pdf", "a\uff3fb.pdf", "signs that look alike"],
  ["it's", "it\u2019s", "signs that look alike"],
  ["plan", "\uff50lan", "signs that look alike"],
] as const;

describe("names that look alike", () => {
  it.each(pairs)("%j and %j differ in %s", (one, other, what) => {
    expect([nameDifference(one, other), nameDifference(other, one)]).toEqual([what, what]);
    expect(confusableKey(one)).toBe(confusableKey(other));
    expect(nearest(other, ["something", "anything", one])).toBe(one);
    expect(didYouMean(other, one)).toBe(`Did you mean "${one}"? The two differ only in ${what}.`);
  });

  it("are no other names", () => {
    for (const [one, other] of [
      ["menu", "menus"],
      ["cafe", "café"],
      ["a-b", "ab"],
      ["ab", "a b"],
    ] as const)
      expect([nameDifference(one, other), confusableKey(one) === confusableKey(other)]).toEqual([
        undefined,
        false,
      ]);
    expect(nameDifference("menu", "menu")).toBeUndefined();
  });

  it("are told apart on no disk when they differ in accents or in case", () => {
    for (const [one, other, what] of pairs)
      expect(fileSystemKey(one) === fileSystemKey(other)).toBe(/accents|case/.test(what));
    expect(confusableNameMessage("Menu.pdf", "menu.pdf")).toBe(
      "Menu.pdf and menu.pdf differ only in the case of letters, and some disks can't tell them apart.",
    );
  });
});

it("whatever is changed of a name that can't be seen, the name is found and the difference has a word", () => {
  const random = randomNumbers(29);
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const parts = ["a", "é", "ü", "Å", "ß", "-", "_", " ", "/", "1", "z", "ﬁ", "か", "ö", "'"];
  const changes: readonly ((name: string) => string)[] = [
    (name) => name.normalize("NFD"),
    (name) => name.normalize("NFC"),
    (name) => name.normalize("NFKC"),
    (name) => name.toUpperCase(),
    (name) => name.toLowerCase(),
    (name) => name.replace(/ /g, "\u00a0"),
    (name) => name.replace(/-/g, pick(["\u2010", "\u2011", "\u2013", "\u2212"])),
    (name) => name.replace(/\//g, pick(["\u2044", "\u2215", "\uff0f"])),
    (name) => name.replace(/'/g, "\u2019"),
    (name) => `${name.slice(0, 2)}\u200b${name.slice(2)}`,
    (name) => `${name} `,
  ];
  for (let round = 0; round < runs(2000); round++) {
    const name = `x${Array.from({ length: 1 + Math.floor(random() * 8) }, () => pick(parts)).join("")}`;
    const other = [pick(changes), pick(changes), pick(changes)].reduce((text, change) => change(text), name);
    expect([name, other, nearest(other, ["menu", name])]).toEqual([name, other, name]);
    if (other !== name)
      expect([name, other, nameDifference(name, other)]).toEqual([name, other, expect.any(String)]);
  }
});

it("of plain letters, digits and signs a name has the same form by the short way", () => {
  const plain = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).join("");
  // With a letter that is not plain, the long way is taken.
  expect(confusableKey(`${plain}é`)).toBe(`${confusableKey(plain)}é`);
});
