import { describe, expect, it } from "vitest";
import { messageKeys } from "../../blocks/_kit/messages/index.ts";
import heading from "../../blocks/heading/index.ts";
import { defineMessages, type OwnMessages } from "../../schema/fields/own-messages.ts";
import type { ObjectSchema, Schema, StringSchema } from "../../schema/fields/schema.ts";
import { emptyModel } from "../../schema/model/model.ts";
import type { SiteConfig } from "../../schema/site/site-config.ts";
import { handMadePage, handMadeSettings } from "../../tests/support/hand-made-site.ts";
import { createReport } from "../resolve/report/report.ts";
import type { SitePage } from "../site.ts";
import { checkChoiceTitles, checkLanguages } from "./languages.ts";
import { checkMessageOverrides } from "./settings.ts";

interface Parts {
  readonly language?: string;
  readonly languages?: readonly string[];
  readonly words?: SiteConfig["site"]["words"];
  readonly pages?: readonly SitePage[];
  readonly messages?: OwnMessages;
}

function problemsOf({ language = "en-GB", languages = [], words = {}, pages = [], messages }: Parts) {
  const report = createReport();
  const config = {
    file: "site.config.json",
    site: { url: "https://a.example", name: "A", language, languages, words },
  };
  const blocks = messages ? [{ ...heading, messages }] : [];
  const all = [language, ...languages.filter((each) => each !== language)];
  checkLanguages({ settings: handMadeSettings({ language, languages: all }), pages }, config, report);
  checkMessageOverrides(config, { languages: all, blocks }, report);
  return report.problems.map(({ code, pointer, suggestion }) => [code, pointer, suggestion]);
}

describe("the names of choices", () => {
  const level = (enumTitles: StringSchema["enumTitles"]): StringSchema => ({
    type: "string",
    title: "Level",
    description: "Level.",
    enum: ["gold", "tin", "iron"],
    ...(enumTitles && { enumTitles }),
  });
  const found = (titles: StringSchema["enumTitles"], languages: readonly string[]) => {
    const report = createReport();
    const object = (properties: ObjectSchema["properties"]): ObjectSchema => ({
      type: "object",
      title: "A",
      description: "A.",
      properties,
    });
    const levels: Schema = { type: "array", title: "B", description: "B.", items: level(titles) };
    const settings = { shop: object({ levels }) };
    checkChoiceTitles({ ...emptyModel, settings }, { language: "en-GB", languages }, report);
    return report.problems.map(({ code, file, pointer, message }) => [code, file, pointer, message]);
  };
  const at = "/settings/shop/properties/levels/items/enumTitles";

  it("are in each language of the site, or reported at their place with what lacks one", () => {
    const titles = {
      gold: { en: "Gold", de: "Gold" },
      tin: { en: "Tin" },
      iron: { en: "Iron", cy: "Haearn" },
    };
    expect(found(titles, ["en-GB", "de-AT", "cy"])).toEqual([
      [
        "missing-words",
        "content/model.json",
        at,
        '"tin" and "iron" have no name in Austrian German; "gold" and "tin" have no name in Welsh.',
      ],
    ]);
    expect(found({ tin: { de: "Zinn" } }, [])).toEqual([
      ["missing-words", "content/model.json", at, '"tin" has no name in British English.'],
    ]);
  });

  it("are the same in all languages where they are not by language", () => {
    expect(found({ gold: "Gold", tin: { en: "Tin", de: "Zinn" } }, ["de"])).toEqual([]);
    expect(found(undefined, ["de"])).toEqual([]);
  });
});

describe("the languages of a site", () => {
  it.each<[Parts, unknown[]]>([
    [{ language: "en-gb" }, ["wrong-value", "/site/language", "Write en-GB."]],
    [{ language: "xq" }, ["wrong-value", "/site/language", "Write it as en-GB, de or zh-Hans."]],
    [{ languages: ["en-GB", "ar-eg"] }, ["wrong-value", "/site/languages/1", "Write ar-EG."]],
    [
      { pages: [handMadePage("/fr/", { language: "fr" })] },
      ["wrong-value", "/pages/0/language", "Add it to site.languages."],
    ],
    [{ words: { fr: {} } }, ["unknown-key", "/site/words/fr", "Add it to site.languages."]],
    [
      { words: { en: { skipToContents: "x" } } },
      ["unknown-key", "/site/words/en/skipToContents", 'Did you mean "skipToContent"?'],
    ],
  ])("as in %j have a problem", (parts, problem) => {
    expect(problemsOf(parts)).toContainEqual(problem);
  });

  it("without a mistake have no problem", () => {
    const pages = [handMadePage("/"), handMadePage("/fr/", { language: "fr" })];
    expect(
      problemsOf({ languages: ["en-GB", "fr"], words: { fr: { skipToContent: "Au texte" } }, pages }),
    ).toEqual([]);
  });

  it("may have words for the texts of the site's own blocks", () => {
    const messages = defineMessages("recipe", { en: { more: "More", left: { other: "{count} left" } } });
    const en = { "recipe.more": "Go on", "recipe.left.one": "One left", "recipe.les": "Less" };
    expect(problemsOf({ words: { en }, messages })).toEqual([
      ["unknown-key", "/site/words/en/recipe.les", 'Did you mean "recipe.left"?'],
    ]);
  });

  it("with fixed texts missing have a warning, until they are written", () => {
    expect(problemsOf({ languages: ["en-GB", "it"] })).toEqual([
      ["missing-words", "/site/languages/1", "Write them in site.words.it."],
    ]);
    const all = Object.fromEntries(messageKeys.map((key) => [key, "Testo"]));
    expect(problemsOf({ languages: ["en-GB", "it"], words: { it: all } })).toEqual([]);
  });
});
