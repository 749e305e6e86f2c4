import { describe, expect, it } from "vitest";
import type { JsonSchema } from "../fields/close-schema.ts";
import { closeSchema } from "../fields/close-schema.ts";
import type { ObjectSchema } from "../fields/schema.ts";
import { schemaProblems } from "./schema-problems.ts";
import { compileValidator } from "./validator.ts";

const card = {
  type: "object",
  title: "Card",
  description: "One card.",
  properties: {
    heading: {
      type: "string",
      title: "Heading",
      description: "The heading of the card.",
      minLength: 1,
      maxLength: 10,
      examples: ["Plans"],
    },
    tone: { type: "string", enum: ["warm", "cool"], title: "Tone", description: "How it looks." },
    stars: { type: "integer", title: "Stars", description: "From 1 to 5.", minimum: 1, maximum: 5 },
    date: { type: "string", format: "date", title: "Date", description: "The day, as 2025-03-31." },
    email: { type: "string", format: "email", title: "E-mail", description: "The address.", minLength: 1 },
    ink: { type: "string", format: "colour", title: "Ink", description: "Of the text." },
    name: { type: "string", pattern: "^[a-z]+$", title: "Name", description: "Lower case letters." },
    open: { type: "boolean", title: "Open", description: "Whether it is open.", default: true },
    lines: {
      type: "array",
      title: "Lines",
      description: "A few lines.",
      items: { type: "string", title: "Line", description: "A line." },
      minItems: 1,
      maxItems: 2,
    },
    links: {
      type: "array",
      title: "Links",
      description: "A few links.",
      items: {
        type: "object",
        title: "Link",
        description: "A link.",
        properties: { text: { type: "string", title: "Text", description: "Its words." } },
      },
    },
    east: { type: "number", title: "East", description: "How far east." },
    north: { type: "number", title: "North", description: "How far north." },
  },
  required: ["heading"],
  dependencies: { east: ["north"], north: ["east"] },
} as const satisfies ObjectSchema;

const validateCard = compileValidator(closeSchema(card));
const good = { heading: "Plans" };
const problemsOf = (value: unknown) =>
  schemaProblems("card.json", validateCard(structuredClone(value)), value);

describe("each mistake is one problem, in a sentence, with what to write instead", () => {
  it.each([
    [
      "an unknown key that is near a known one",
      { ...good, ton: "warm" },
      "unknown-key",
      "/ton",
      'A card has no key "ton".',
      'Did you mean "tone"?',
    ],
    [
      "an unknown key that is near none",
      { ...good, xylophone: 1 },
      "unknown-key",
      "/xylophone",
      'A card has no key "xylophone".',
      "Remove it. Other keys here: tone, stars, date, email, ink, name, open, lines, links, east, north.",
    ],
    [
      "a misspelt key that has a default",
      { ...good, opne: false },
      "unknown-key",
      "/opne",
      'A card has no key "opne".',
      'Did you mean "open"?',
    ],
    [
      "a key with a slash in it",
      { ...good, "a/b": 1 },
      "unknown-key",
      "/a~1b",
      'A card has no key "a/b".',
      "Remove it. Other keys here: tone, stars, date, email, ink, name, open, lines, links, east, north.",
    ],
    ["a missing key", {}, "missing-key", "", 'A card needs "heading".', "The heading of the card."],
    [
      "a required key that is misspelt",
      { heding: "Plans" },
      "unknown-key",
      "/heding",
      'A card has no key "heding".',
      'Did you mean "heading"?',
    ],
    [
      "a number for a text",
      { heading: 3 },
      "wrong-type",
      "/heading",
      '"heading" must be a text, not the number 3.',
      "Put it in double quotes.",
    ],
    [
      "null for a text",
      { heading: null },
      "wrong-type",
      "/heading",
      '"heading" must be a text, not null.',
      'For example "Plans".',
    ],
    [
      "a list for a text",
      { heading: ["Plans"] },
      "wrong-type",
      "/heading",
      '"heading" must be a text, not a list.',
      'For example "Plans".',
    ],
    [
      "a text for a truth value",
      { ...good, open: "yes" },
      "wrong-type",
      "/open",
      '"open" must be true or false, not a text.',
      "Write true or false, without quotes.",
    ],
    [
      "a text for a list",
      { ...good, lines: "one" },
      "wrong-type",
      "/lines",
      '"lines" must be a list, not a text.',
      'Write a list, such as ["one", "two"].',
    ],
    [
      "a number for a text that can't be one",
      { ...good, name: 7 },
      "wrong-type",
      "/name",
      '"name" must be a text, not the number 7.',
      "Lower case letters.",
    ],
    [
      "a number in quotes",
      { ...good, stars: "3" },
      "wrong-type",
      "/stars",
      '"stars" must be a whole number, not a text.',
      "Write 3 without quotes.",
    ],
    [
      "half a number in quotes",
      { ...good, stars: "3.5" },
      "wrong-type",
      "/stars",
      '"stars" must be a whole number, not a text.',
      "From 1 to 5.",
    ],
    [
      "a token that YAML took for two objects",
      { ...good, heading: { "{ year }": null } },
      "wrong-type",
      "/heading",
      '"heading" must be a text, not an object.',
      "Put a text that starts with a token in quotes.",
    ],
    [
      "an item where a list of them belongs",
      { ...good, links: { text: "x" } },
      "wrong-type",
      "/links",
      '"links" must be a list, not an object.',
      "Put it in square brackets, for a list of one.",
    ],
    [
      "a key that says nothing alone",
      { ...good, east: 1 },
      "missing-key",
      "/east",
      '"east" says nothing without "north".',
      "Write both, or neither.",
    ],
    [
      "half a star",
      { ...good, stars: 2.5 },
      "wrong-type",
      "/stars",
      '"stars" must be a whole number, not the number 2.5.',
      "From 1 to 5.",
    ],
    ["a list for the object", [], "wrong-type", "", "A card must be an object, not a list.", "One card."],
    [
      "a word that is near one of those allowed",
      { ...good, tone: "wram" },
      "wrong-value",
      "/tone",
      '"tone" can\'t be "wram".',
      'Did you mean "warm"?',
    ],
    [
      "a word that is near none",
      { ...good, tone: "purple" },
      "wrong-value",
      "/tone",
      '"tone" can\'t be "purple".',
      'Use "warm" or "cool".',
    ],
    [
      "an empty text",
      { heading: "" },
      "wrong-value",
      "/heading",
      '"heading" is empty.',
      'For example "Plans".',
    ],
    [
      "a text that is too long",
      { heading: "Planning drawings" },
      "wrong-value",
      "/heading",
      '"heading" has 17 characters, and at most 10 fit.',
      "Shorten it.",
    ],
    [
      "a number that is too small",
      { ...good, stars: 0 },
      "wrong-value",
      "/stars",
      '"stars" must be at least 1, not 0.',
      "From 1 to 5.",
    ],
    [
      "a number that is too large",
      { ...good, stars: 6 },
      "wrong-value",
      "/stars",
      '"stars" must be at most 5, not 6.',
      "From 1 to 5.",
    ],
    ["an empty list", { ...good, lines: [] }, "wrong-value", "/lines", '"lines" is empty.', "A few lines."],
    [
      "a list that is too long",
      { ...good, lines: ["a", "b", "c"] },
      "wrong-value",
      "/lines",
      '"lines" has 3 items, and at most 2 fit.',
      "Remove some.",
    ],
    [
      "an item of a list",
      { ...good, lines: ["a", 2] },
      "wrong-type",
      "/lines/1",
      "A line must be a text, not the number 2.",
      "Put it in double quotes.",
    ],
    [
      "a day that does not exist",
      { ...good, date: "2025-02-30" },
      "wrong-value",
      "/date",
      '"date" "2025-02-30" is not a day that exists.',
      "Write it as 2025-03-31.",
    ],
    [
      "a day in another form",
      { ...good, date: "03/04/2024" },
      "wrong-value",
      "/date",
      '"date" "03/04/2024" is not written as a day.',
      "Write year, month and day, such as 2025-03-31.",
    ],
    [
      "a colour by name",
      { ...good, ink: "red" },
      "bad-colour",
      "/ink",
      '"ink" "red" is not a colour.',
      "Write it as #rrggbb, such as #b4532a.",
    ],
    [
      "an address without an at sign",
      { ...good, email: "studio" },
      "wrong-value",
      "/email",
      '"email" "studio" is not an e-mail address.',
      "Write one address, such as name@example.com.",
    ],
    [
      "an empty address, which breaks two rules",
      { ...good, email: "" },
      "wrong-value",
      "/email",
      '"email" is empty.',
      "The address.",
    ],
    [
      "a text unlike its pattern",
      { ...good, name: "A B" },
      "wrong-value",
      "/name",
      '"name" can\'t be "A B".',
      "Lower case letters.",
    ],
  ])("%s", (_, value, code, pointer, message, suggestion) => {
    const problems = problemsOf(value);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ code, pointer, message, severity: "error", file: "card.json" });
    expect(problems[0]?.suggestion).toBe(suggestion);
  });

  it("an unknown key is meant itself, not its value", () => {
    expect(problemsOf({ ...good, ton: "warm" })[0]?.target).toBe("key");
  });

  it("a key that is there already can't have been meant by another", () => {
    const [problem] = problemsOf({ ...good, headings: "Plans" });
    expect(problem?.suggestion).not.toContain("heading");
  });

  it("a long value is quoted by its beginning", () => {
    const [problem] = problemsOf({ ...good, name: "A".repeat(500) });
    expect(problem?.message).toBe(`"name" can't be "${"A".repeat(59)}…".`);
  });

  it("several mistakes are as many problems", () => {
    const problems = problemsOf({ heading: 3, ton: "warm", stars: 6, lines: [1, "b"] });
    expect(problems.map(({ pointer }) => pointer).sort()).toEqual(["/heading", "/lines/0", "/stars", "/ton"]);
  });
});

describe("blocks", () => {
  const placed: JsonSchema = {
    type: "object",
    discriminator: { propertyName: "type" },
    oneOf: ["timeline", "faq", "map"].map((type) => ({
      type: "object",
      title: "Block",
      properties: { type: { const: type }, id: { type: "string" } },
      required: ["type", "id"],
      additionalProperties: false,
    })),
  };
  const validate = compileValidator({ type: "array", items: placed });
  const of = (value: unknown) => schemaProblems("site.config.json", validate([value]), [value]);

  it.each([
    [{ id: "a", type: "timlein" }, 'There is no block of type "timlein".', 'Did you mean "timeline"?'],
    [
      { id: "a", type: "carousel" },
      'There is no block of type "carousel".',
      'Use "timeline", "faq" or "map".',
    ],
  ])("%j is of an unknown type", (value, message, suggestion) => {
    expect(of(value)).toMatchObject([{ code: "unknown-block", pointer: "/0/type", message, suggestion }]);
    expect(of(value)).toHaveLength(1);
  });

  it("without a type needs one", () => {
    expect(of({ id: "a" })).toMatchObject([
      {
        code: "missing-key",
        pointer: "/0",
        message: 'This block needs "type".',
        suggestion: "Use one of timeline, faq, map.",
      },
    ]);
  });

  it("with a type that is no text is told so", () => {
    expect(of({ id: "a", type: 3 })).toMatchObject([
      {
        code: "wrong-type",
        pointer: "/0/type",
        message: 'A block\'s "type" must be a text, not the number 3.',
      },
    ]);
  });
});

describe("configVersion", () => {
  const validate = compileValidator({
    type: "object",
    title: "Blockwork site",
    properties: { configVersion: { type: "integer", minimum: 1, maximum: 1, title: "Config version" } },
    required: ["configVersion"],
    additionalProperties: false,
  });

  it("newer than this release is the only problem, whatever else the new format has", () => {
    const value = { configVersion: 2, newThing: [] };
    const problems = schemaProblems("site.config.json", validate(value), value);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({
      code: "config-version",
      pointer: "/configVersion",
      message: "This file is written for version 2 of the format, and this release knows up to 1.",
      suggestion: "Update Blockwork, then try again; the file was left as it is.",
    });
  });

  it("of zero is a wrong value", () => {
    expect(
      schemaProblems("site.config.json", validate({ configVersion: 0 }), { configVersion: 0 }),
    ).toMatchObject([{ code: "wrong-value", message: '"configVersion" must be at least 1, not 0.' }]);
  });
});
