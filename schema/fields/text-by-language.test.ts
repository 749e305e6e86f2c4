import { describe, expect, it } from "vitest";
import { choiceTitle, textIn } from "./text-by-language.ts";

describe("the name of a choice", () => {
  const schema = {
    type: "string",
    title: "Level",
    description: "",
    enum: ["gold", "tin", "lead"],
    enumTitles: { gold: "Gold!", tin: { en: "Tin", de: "Zinn" } },
  } as const;

  it.each([
    ["gold", "de", "Gold!"],
    ["tin", "de-AT", "Zinn"],
    ["tin", "fr", "Tin"],
    ["lead", "en", "lead"],
    ["toString", "en", "toString"],
  ])("%s in %s is %s", (choice, language, title) => {
    expect(choiceTitle(schema, choice, language)).toBe(title);
  });

  it("is the first one where there is none of the language, nor an English one", () => {
    expect(textIn({ de: "Zinn", fr: "Étain" }, "en")).toBe("Zinn");
  });
});
