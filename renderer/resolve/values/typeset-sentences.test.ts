import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { packageRoot } from "../../../tests/support/package-root.ts";
import { typeset, typesetHtml } from "./typeset.ts";

const folder = join(packageRoot, "tests/fixtures/typography");
const files = readdirSync(folder).filter((name) => name.endsWith(".txt"));

/** As it is typed on a keyboard. */
function typed(sentence: string, language: string): string {
  const plain = sentence
    .replace(/« | »/g, '"')
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’‚‹›]/g, "'");
  const singles = language === "pl" ? "«»" : ["es", "it", "ar"].includes(language) ? "“”" : "";
  const marked = [...sentence.replace(/« /g, "«").replace(/ »/g, "»")];
  const withSingles = [...plain].map((letter, at) => (singles.includes(marked[at] ?? " ") ? "'" : letter));
  const straight = withSingles.join("");
  return language === "ar"
    ? straight.replace(/[،؛؟]/g, (mark) => ({ "،": ",", "؛": ";", "؟": "?" })[mark] ?? "")
    : straight;
}

const plainSpaces = (text: string) => text.replace(/\u00a0/g, " ").replace(/\u2060/g, "");

describe.each(files.map((name) => name.slice(0, -".txt".length)))("sentences in %s", (language) => {
  const sentences = readFileSync(join(folder, `${language}.txt`), "utf8")
    .trim()
    .split("\n");
  const wanted = language === "en" ? "en-GB" : language;

  it("are at least sixty", () => expect(sentences.length).toBeGreaterThanOrEqual(60));

  it.each(sentences)("%s", (sentence) => {
    const straight = typed(sentence, language);
    expect(plainSpaces(typeset(straight, wanted))).toBe(sentence);
    expect(plainSpaces(typeset(sentence, wanted))).toBe(sentence);
    const html = straight.replace(/[\p{L}\p{M}]+/u, "<em>$&</em>");
    expect(plainSpaces(typesetHtml(`<p>${html}</p>`, wanted)).replace(/<[^>]*>/g, "")).toBe(sentence);
  });
});

describe("a number, an address, a code or a time", () => {
  const written = readFileSync(join(packageRoot, "tests/fixtures/typography-untouched.txt"), "utf8")
    .trim()
    .split("\n");

  it("is one of a hundred", () => expect(written.length).toBeGreaterThanOrEqual(100));

  it.each(written)("%s stays in a sentence of any language", (text) => {
    for (const language of ["en-GB", "en-US", "de", "fr", "es", "it", "nl", "pl", "cy", "ar"]) {
      for (const sentence of [text, `x ${text}`, `${text} x`, `x (${text}), x`])
        expect(plainSpaces(typeset(sentence, language)).replace("،", ",")).toBe(sentence);
    }
  });
});
