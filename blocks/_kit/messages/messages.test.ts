import { describe, expect, it } from "vitest";
import en from "./en.json";
import { catalogues, hasMessages, messageKeys, messagesFor } from "./index.ts";

const languages = [...catalogues.keys()];
const others = languages.filter((language) => language !== "en");
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
const formsOf = (text: string | object): string[] =>
  typeof text === "string" ? [text] : Object.values(text);

describe.each(others)("the catalogue of %s", (language) => {
  const texts = Object.entries(messagesFor(language));

  it("has every text that English has, each said", () => {
    expect(texts.map(([key]) => key)).toEqual(Object.keys(en));
    expect(texts.filter(([, text]) => formsOf(text).some((form) => form.trim() === ""))).toEqual([]);
  });

  it("leaves the same places to be filled in", () => {
    const filled = (key: string) => placeholders(formsOf(en[key as keyof typeof en]).at(-1) ?? "");
    const wrong = texts.filter(([key, text]) => {
      // A form for one or two may say the number in words.
      const last = formsOf(text).at(-1) ?? "";
      return placeholders(last).join() !== filled(key).join();
    });
    expect(wrong).toEqual([]);
  });

  it("has forms only for the numbers that the language tells apart", () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const plurals = texts.flatMap(([, text]) => (typeof text === "string" ? [] : Object.keys(text)));
    expect(pluralCategories).toEqual(expect.arrayContaining(plurals));
  });
});

describe("a language", () => {
  it.each([
    ["en-GB", "Close"],
    ["fr-CA", "Fermer"],
    ["de-Latn-AT", "Schließen"],
    ["it", "Close"],
    ["frr", "Close"],
  ])("of %s says %s", (language, close) => {
    expect(messagesFor(language).close).toBe(close);
  });

  it("is known by its own name or by the one that it is a kind of", () => {
    expect(["cy", "es-MX", "en"].map(hasMessages)).toEqual([true, true, true]);
    expect(["it", "frr", ""].map(hasMessages)).toEqual([false, false, false]);
  });
});

describe("a site's words", () => {
  it("take the place of ours, and leave the rest", () => {
    const messages = messagesFor("fr", { close: "Terminer" });
    expect(messages.close).toBe("Terminer");
    expect(messages.menu).toBe("Menu");
  });

  it("may say one form of a plural, or all forms at once", () => {
    expect(messagesFor("en", { "resultsShown.one": "Just {count}" }).resultsShown).toEqual({
      one: "Just {count}",
      other: "{count} results",
    });
    expect(messagesFor("en", { resultsShown: "{count} found" }).resultsShown).toEqual({
      other: "{count} found",
    });
  });

  it("have keys that can be listed", () => {
    expect(messageKeys).toEqual(expect.arrayContaining(["close", "resultsShown", "resultsShown.few"]));
    expect(messageKeys).not.toContain("close.few");
  });

  it("are laid over once", () => {
    const words = { close: "Terminer" };
    expect(messagesFor("fr", words)).toBe(messagesFor("fr", words));
  });
});
