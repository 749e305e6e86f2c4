import { describe, expect, it } from "vitest";
import { directionOf } from "../../blocks/_kit/page/direction.ts";
import { handMadePage, handMadeSettings, handMadeSite } from "../../tests/support/hand-made-site.ts";
import { pageInfoOf } from "./page-info.ts";

const alternatesIn = (...languages: readonly string[]) =>
  languages.map((language) => ({ language, href: `/${language}/` }));

describe("what blocks know of their page", () => {
  it.each([
    [
      ["en-GB", "fr", "cy"],
      ["English", "Français", "Cymraeg"],
    ],
    [
      ["en-GB", "en-US", "ar"],
      ["UK English", "US English", "العربية"],
    ],
    [
      ["zh-Hans", "zh-Hant"],
      ["简体中文", "繁體中文"],
    ],
  ])("is each of its languages %j by its own name", (languages, names) => {
    const page = handMadePage("/", { language: languages[0] ?? "", alternates: alternatesIn(...languages) });
    const { alternates } = pageInfoOf(handMadeSite({ pages: [page] }), page);
    expect(alternates.map(({ name }) => name)).toEqual(names);
    expect(alternates.map(({ current }) => current)).toEqual(languages.map((_, index) => index === 0));
  });

  it.each([
    ["fr", "/fr/"],
    ["de", "/school/"],
  ])("is the home page in its language, %s, or else the site's: %s", (language, home) => {
    const first = handMadePage("/", { alternates: alternatesIn("en-GB", "fr") });
    const site = handMadeSite({ settings: handMadeSettings({ base: "/school" }), pages: [first] });
    expect(pageInfoOf(site, handMadePage("/a/", { language })).home).toBe(home);
  });

  it("is where it is in each language: the page there, or else the home page", () => {
    const first = handMadePage("/", { alternates: alternatesIn("en-GB", "fr", "cy") });
    const links = (page: ReturnType<typeof handMadePage>) =>
      pageInfoOf(handMadeSite({ pages: [first, page] }), page).alternates.map(
        ({ language, href, current }) => `${language} ${href}${current ? " current" : ""}`,
      );
    expect(links(handMadePage("/a/", { language: "fr", alternates: [] }))).toEqual([
      "en-GB /en-GB/",
      "fr /a/ current",
      "cy /cy/",
    ]);
    const both = [
      { language: "en-GB", href: "/b/" },
      { language: "cy", href: "/cy/b/" },
    ];
    expect(links(handMadePage("/b/", { language: "en-GB", alternates: both }))).toEqual([
      "en-GB /b/ current",
      "fr /fr/",
      "cy /cy/b/",
    ]);
    const only = handMadePage("/", { language: "en-GB", alternates: [] });
    expect(pageInfoOf(handMadeSite({ pages: [only] }), only).alternates).toEqual([]);
  });

  it("is the site's own words in its language, or in that without a region", () => {
    const words = { fr: { close: "Fermer" }, "fr-CA": { close: "Fermez" } };
    const site = handMadeSite({ settings: handMadeSettings({ words }) });
    const closeIn = (language: string) => pageInfoOf(site, handMadePage("/", { language })).words.close;
    expect(["fr", "fr-CA", "fr-BE", "de"].map(closeIn)).toEqual(["Fermer", "Fermez", "Fermer", undefined]);
  });
});

it.each([
  ["en-GB", "ltr"],
  ["ar", "rtl"],
  ["he-IL", "rtl"],
  ["ur", "rtl"],
  ["az", "ltr"],
  ["az-Arab", "rtl"],
] as const)("%s runs %s", (language, direction) => {
  expect(directionOf(language)).toBe(direction);
});
