import { describe, expect, it } from "vitest";
import { foldWord } from "./fold-word.ts";

describe("a word is found by", () => {
  it.each([
    ["fr", "Évêque", "eveque"],
    ["fr", "cœur", "coeur"],
    ["de", "Straße", "strasse"],
    ["de", "Bäckerei", "backerei"],
    ["de", "Baeckerei", "backerei"],
    ["en-GB", "aeon", "aeon"],
    ["da", "smørrebrød", "smorrebrod"],
    ["sv", "Ångström", "angstrom"],
    ["tr", "Iğdır", "igdir"],
    ["pl", "Łódź", "lodz"],
    ["is", "þjóð", "thjod"],
    ["ru", "ёлка", "елка"],
    ["el", "Ἀθῆναι", "αθηναι"],
    ["ar", "الْبَيَانُو", "بيانو"],
    ["ar", "والبيانو", "بيانو"],
    ["ar", "أُسْتَاذَة", "استاذه"],
    ["ar", "مبنى", "مبني"],
    ["fa", "کتاب", "كتاب"],
    ["ar", "٢٠٢٦", "2026"],
    ["he", "שָׁלוֹם", "שלום"],
    ["ja", "ｶﾞ", "ガ"],
    ["ko", "한국", "한국"],
    ["hi", "हिन्दी", "हिन्दी"],
    ["en", "co\u00adoperate", "cooperate"],
  ])("in %s, %s is %s", (language, word, folded) => {
    expect(foldWord(word, language)).toBe(folded);
  });
});
