import { afterEach, describe, expect, it } from "vitest";
import { smallModel } from "../../tests/support/small-model.ts";
import { loadMessages } from "../messages/messages.ts";
import { countEntries, hasPlural, nameWithKind } from "./entry-label.ts";
import { withinSentence } from "./schema/humanize-key.ts";

const { posts } = smallModel.collections;
if (!posts) throw new Error("The small model has no posts.");
const modelOf = (singular: string, title: string) => ({
  model: { ...smallModel, collections: { things: { ...posts, singular, title } } },
});
const counted = (singular: string, title: string, number: number) =>
  countEntries(
    modelOf(singular, title),
    Array.from({ length: number }, (_, index) => `content/things/${index}.md`),
  );

afterEach(() => loadMessages("en"));

it.each([
  ["Plant", "Plants", true],
  ["Family", "Families", true],
  ["Child", "Children", true],
  ["Museum", "Museen", true],
  ["Haus", "Häuser", true],
  ["Beitrag", "Beiträge", true],
  ["Opening time", "Opening times", true],
  ["Prix fixe", "Prix fixes", true],
  ["Article", "Advice", false],
  ["Advice article", "Advice", false],
  ["Advice", "Advice", false],
  ["News item", "News", false],
  ["Person", "People", false],
  ["Teammitglied", "Team", false],
  ["Blogbeitrag", "Blog", false],
  ["Ratgeberartikel", "Ratgeber", false],
  ["Aktuelles", "Aktuelles", false],
])("%s and %s can be counted: %s", (singular, title, expected) => {
  expect(hasPlural({ singular, title })).toBe(expected);
});

describe("entries are counted", () => {
  it.each([
    ["Plant", "Plants", 1, "1 plant"],
    ["Plant", "Plants", 8, "8 plants"],
    ["Latin name", "Latin names", 8, "8 Latin names"],
    ["Article", "Advice", 1, "1 article"],
    ["Article", "Advice", 8, "8 entries in Advice"],
    ["Advice article", "Advice", 8, "8 entries in Advice"],
    ["Person", "People", 8, "8 entries in People"],
  ])("in English: %s, %s, %d", (singular, title, number, expected) => {
    expect(counted(singular, title, number)).toBe(expected);
  });

  it.each([
    ["Pflanze", "Pflanzen", 1, "1 Pflanze"],
    ["Pflanze", "Pflanzen", 8, "8 Pflanzen"],
    ["Beitrag", "Beiträge", 8, "8 Beiträge"],
    ["Artikel", "Ratgeber", 8, "8 Einträge in Ratgeber"],
    ["Blogbeitrag", "Blog", 8, "8 Einträge in Blog"],
    ["Blogbeitrag", "Blog", 1, "1 Blogbeitrag"],
  ])("in German: %s, %s, %d", async (singular, title, number, expected) => {
    await loadMessages("de");
    expect(counted(singular, title, number)).toBe(expected);
  });
});

describe("one is named within a sentence", () => {
  const named = (singular: string) =>
    nameWithKind(modelOf(singular, "Things"), "content/things/a.md", {
      frontMatter: { title: "Alder" },
      body: "",
    });

  it.each([
    ["Article", "the article “Alder”"],
    ["Latin name", "the Latin name “Alder”"],
    ["Google review", "the Google review “Alder”"],
    ["FAQ", "the FAQ “Alder”"],
    ["OpenStreetMap place", "the OpenStreetMap place “Alder”"],
  ])("in English: %s", (singular, expected) => {
    expect(named(singular)).toBe(expected);
  });

  it.each([
    ["Artikel", "Artikel „Alder“"],
    ["Lateinischer Name", "Lateinischer Name „Alder“"],
  ])("in German: %s", async (singular, expected) => {
    await loadMessages("de");
    expect(named(singular)).toBe(expected);
  });
});

it("only English has titles in small letters within a sentence", async () => {
  expect(["Opening hours", "Öffnungszeiten", "Easter opening", "Maybe"].map(withinSentence)).toEqual([
    "opening hours",
    "öffnungszeiten",
    "Easter opening",
    "maybe",
  ]);
  await loadMessages("de");
  expect(withinSentence("Öffnungszeiten")).toBe("Öffnungszeiten");
});
