import { describe, expect, it } from "vitest";
import { defineMessages } from "../../../schema/fields/own-messages.ts";
import en from "./en.json";
import {
  catalogues,
  hasMessages,
  messageKeys,
  messagesFor,
  ownMessageKeys,
  ownMessagesFor,
} from "./index.ts";

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

it("English has no capitals within a sentence but those of names", () => {
  const names = new Set(["JavaScript", "GitHub", "MB"]);
  const wrong = Object.values(en).flatMap((text) =>
    formsOf(text).filter((form) =>
      [...form.matchAll(/(?<![.:!?]\s|“)(?<!^)\b(?<!’)\p{Lu}\p{L}+/gu)].some(([word]) => !names.has(word)),
    ),
  );
  expect(wrong).toEqual([]);
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

describe("the texts of a site's own block", () => {
  const messages = defineMessages("recipe", {
    en: { more: "More", fewer: "Fewer", servings: { one: "{count} serving", other: "{count} servings" } },
    de: { more: "Mehr", servings: { one: "{count} Portion", other: "{count} Portionen" } },
    "fr-CA": { more: "Plus", new: "Nouveau" },
  });

  it.each([
    ["de-AT", "en", "Mehr", "Fewer", "{count} Portionen"],
    ["de", "fr-CA", "Mehr", "Fewer", "{count} Portionen"],
    ["fr-CA", "de", "Plus", "Fewer", "{count} Portionen"],
    ["fr", "de-CH", "Mehr", "Fewer", "{count} Portionen"],
    ["it", "es", "More", "Fewer", "{count} servings"],
  ])(
    "are in %s, then in the site's own %s, then in the first",
    (language, siteLanguage, more, fewer, other) => {
      const texts = ownMessagesFor(messages, { language, siteLanguage });
      expect([texts.more, texts.fewer, texts.servings.other, texts.new]).toEqual([
        more,
        fewer,
        other,
        "Nouveau",
      ]);
    },
  );

  it("are the site's words where it has some", () => {
    const words = { "recipe.more": "Noch mehr", "recipe.servings.one": "Eine", more: "no" };
    const texts = ownMessagesFor(messages, { language: "de", siteLanguage: "de", words });
    expect(texts).toMatchObject({ more: "Noch mehr", servings: { one: "Eine", other: "{count} Portionen" } });
    expect(ownMessagesFor(messages, { language: "de", siteLanguage: "de" }).more).toBe("Mehr");
    expect(ownMessagesFor(messages, { language: "de", siteLanguage: "de", words })).toBe(texts);
  });

  it("are told when one is asked for that no catalogue has", () => {
    const texts = ownMessagesFor(messages, { language: "de", siteLanguage: "de" });
    expect(() => (texts as Record<string, unknown>).moer).toThrow(
      'The messages of the block "recipe" have no text "moer". They have more, new, servings, fewer.',
    );
    expect(JSON.parse(JSON.stringify(texts))).toEqual({ ...texts });
  });

  it("have keys that can be listed", () => {
    expect(ownMessageKeys(messages)).toEqual(
      expect.arrayContaining(["recipe.more", "recipe.new", "recipe.servings", "recipe.servings.two"]),
    );
  });
});
