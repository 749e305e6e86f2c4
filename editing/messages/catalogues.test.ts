import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compileMessage } from "../../scripts/messages/compile-message.ts";
import { areasIn } from "../../scripts/messages/language-modules.ts";
import { sources } from "../../tests/architecture/product-files.ts";
import { packageRoot } from "../../tests/support/package-root.ts";
import { editorLanguages } from "./messages.ts";

/** The messages of a catalogue by their keys; a list of texts is one of several lines. */
function messagesOf(catalogue: object, before = ""): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(catalogue).flatMap(([key, value]): [string, string][] => {
      if (typeof value === "string") return [[before + key, value]];
      if (Array.isArray(value)) return [[before + key, value.join("\n")]];
      return typeof value === "object" ? [...messagesOf(value, `${before}${key}.`)] : [];
    }),
  );
}
const messagesIn = (language: string) => {
  const { language: _, ...areas } = areasIn(join(packageRoot, "editing/messages", language));
  return messagesOf(areas);
};
const english = messagesIn("en");
const argumentsOf = (message: string, language: string) => compileMessage(message, language).args;

/** Arguments that the sentence in a language has no use for, by the keys of their messages. */
const unused: Readonly<Record<string, readonly string[]>> = {
  de: ["bars.lookAt: count", "entries.noneFound: kind", "linkWords.page: kind", "order.moveByAddress: kinds"],
};

describe.each(Object.keys(editorLanguages).filter((language) => language !== "en"))(
  "the texts in %s",
  (language) => {
    const texts = messagesIn(language);

    it("fill in what English does", () => {
      const different = [...texts].flatMap(([key, message]) => {
        const args = argumentsOf(message, language);
        const missing = [...argumentsOf(english.get(key) ?? "", "en").keys()].filter(
          (name) => !args.has(name),
        );
        return missing.length > 0 ? [`${key}: ${missing.join(", ")}`] : [];
      });
      expect(different).toEqual(unused[language] ?? []);
    });

    it("of several words are not those of English", () => {
      const same = [...texts].filter(([key, text]) => /\p{L} \p{L}/u.test(text) && english.get(key) === text);
      expect(same).toEqual([]);
    });
  },
);

/** What is filled in has any gender and any first letter, so that no article before it is right for all: "a article". */
const articles: Readonly<Record<string, RegExp>> = {
  en: /\ban? \{(\w+)/gi,
  de: /\b(?:(?:k?ein|jed|dies|jen|welch|neu|[msd]ein|unser|ihr)(?:e[nmrs]?)?|der|die|das|den|dem|des|zum|zur|im|am|vom|beim) \{(\w+)/giu,
};
/** Days and moments are of one gender; before a path or a free name, these words are pronouns. */
const fitting = new Set(["day", "date", "moment", "path", "free"]);

it.each(Object.keys(editorLanguages))("no article stands before what is filled in: %s", (language) => {
  const wrong = [...messagesIn(language)].flatMap(([key, text]) =>
    [...text.matchAll(articles[language] ?? /(?!)/g)].flatMap(([found, name = ""]) =>
      fitting.has(name) ? [] : `${key}: ${found}`,
    ),
  );
  expect(wrong).toEqual([]);
});

it.each(Object.keys(editorLanguages))("%s has a pattern for its articles", (language) => {
  expect(articles).toHaveProperty(language);
});

it("the editor reads every message", () => {
  // Sentences of problems are found by their codes, which have a test of their own.
  const keys = [...english.keys()].filter((key) => !/^problems\.(?:words|formats)\./.test(key));
  const words = new Set(
    sources
      .filter(
        (file) => /^(?:editing|admin|schema)\//.test(file) && !file.startsWith("editing/messages/compiled/"),
      )
      .flatMap((file) => readFileSync(join(packageRoot, file), "utf8").match(/[\w-]+(?::\d+)?/g) ?? []),
  );
  expect(keys.filter((key) => !words.has(key.split(".").at(-1) ?? ""))).toEqual([]);
});
