import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { packageRoot } from "../support/package-root.ts";
import { isWritten, sources } from "./product-files.ts";

/** The words of a name: of `createURLSource`, create, url and source. */
function wordsOf(name: string): string[] {
  const split = name.replace(/([a-z])([A-Z])/g, "$1 $2").replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2");
  return split
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1);
}

const declaration =
  /^export (?:declare )?(?:async )?(?:function\*?|const|let|class|interface|type|enum) +([\w$]+)/gm;

/** By word, where it is used: in the names of folders and files, and in what they export. */
function usedWords(): ReadonlyMap<string, string> {
  const used = new Map<string, string>();
  for (const file of sources.filter((path) => !isWritten(path))) {
    const exported = [...readFileSync(join(packageRoot, file), "utf8").matchAll(declaration)];
    const names = [file.replace(/\.(?:tsx?|js)$/, ""), ...exported.map(([, name = ""]) => name)];
    for (const name of names) for (const word of wordsOf(name)) used.set(word, `${name} in ${file}`);
  }
  return used;
}

const lines = readFileSync(join(packageRoot, "tests/architecture/vocabulary.txt"), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"));
const listed = lines.flatMap((line) =>
  line.includes(": ") ? [line.split(": ", 1)[0] ?? ""] : line.split(" "),
);

/** A word, and what it is the plural or the third person of. */
const formsOf = (word: string) =>
  [word, word.replace(/ies$/, "y"), word.replace(/es$/, ""), word.replace(/(?<!s)s$/, "")].filter(
    (form, index, all) => all.indexOf(form) === index,
  );

describe("names are made of the words in vocabulary.txt", () => {
  const used = usedWords();

  it("and of no others: a new word is added there, with its meaning, or one of the list is used", () => {
    const known = new Set(listed);
    const others = [...used].filter(([word]) => !formsOf(word).some((form) => known.has(form)));
    expect(others.map(([word, name]) => `${word}: ${name}`)).toEqual([]);
  });

  it("each of which is used, and is there once", () => {
    const forms = new Set([...used.keys()].flatMap(formsOf));
    expect(listed.filter((word) => !forms.has(word))).toEqual([]);
    expect(listed.filter((word, index) => listed.indexOf(word) !== index)).toEqual([]);
  });
});
