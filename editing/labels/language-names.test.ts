import { describe, expect, it } from "vitest";
import { siteSchema } from "../../schema/site/site-schema.ts";
import { formatText } from "./format-value.ts";
import { itemTitle } from "./item-title.ts";
import { languageOf, namedLanguages } from "./language-names.ts";

const known = namedLanguages(["gsw", "nonsense!"]);

describe("a language", () => {
  it("is offered by its name, in the order of names, those of the site among them", () => {
    const names = known.map(({ name }) => name);
    expect(names).toContain("British English");
    expect(names).toContain("Swiss German");
    expect(names).not.toContain("nonsense!");
    expect(names).toEqual(names.toSorted(new Intl.Collator("en").compare));
  });

  it.each([
    ["British English", "en-GB"],
    ["german", "de"],
    ["Deutsch", "de"],
    ["français", "fr"],
    [" Français ", "fr"],
    ["en-GB", "en-GB"],
    ["en-gb", "en-GB"],
    ["EN_gb", "en-GB"],
    ["zh-hans", "zh-Hans"],
    ["sr-latn-rs", "sr-Latn-RS"],
    ["Simplified Chinese", "zh-Hans"],
    ["es-419", "es-419"],
    ["", undefined],
    ["Klingonese", undefined],
    ["xx", undefined],
    ["en-GB-oxendict", undefined],
    ["de en", undefined],
  ])("is %j: %j", (written, tag) => {
    expect(languageOf(written, known)).toBe(tag);
  });

  it("is shown by its name in a list and in a comparison", () => {
    const { languages } = siteSchema.properties;
    expect(itemTitle("en-GB", languages.items, 0)).toBe("British English");
    expect(formatText(languages.items, "de-CH")).toBe("Swiss High German");
    expect(formatText(siteSchema.properties.language, "")).toBe("");
  });
});
