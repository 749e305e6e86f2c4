import { expect, it } from "vitest";
import { messagesFor } from "../../../blocks/_kit/messages/index.ts";
import type { ObjectSchema } from "../../../schema/fields/schema.ts";
import { handMadeSettings } from "../../../tests/support/hand-made-site.ts";
import { withLongTexts, withLongWordsIn } from "./long-words.ts";

const text = { type: "string", title: "Words", description: "D" } as const;
const schema: ObjectSchema = {
  ...{ type: "object", title: "T", description: "D" },
  properties: {
    title: text,
    intro: { ...text, title: "Introduction" },
    name: { ...text, maxLength: 12 },
    body: { ...text, format: "markdown" },
    picture: { ...text, format: "media" },
    kind: { ...text, enum: ["opening", "closing"] },
    month: { ...text, pattern: "^[a-z]+$" },
    items: { ...{ type: "array", title: "T", description: "D" }, items: text },
    count: { ...{ type: "number", title: "T", description: "D" } },
  },
};
const props = {
  ...{ title: "May {{year}} in Rome", name: "Anna", body: "A **café** at [home](/home/opening)" },
  ...{ picture: "opening.jpg", kind: "opening", month: "january", items: ["Bread", "Tea"], count: 7 },
  more: "unknown",
};
const ruled = { picture: "opening.jpg", kind: "opening", month: "january", count: 7, more: "unknown" };
const long = "Rechtsschutzversicherungsgesellschaften";
const longest = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz";

it("words of texts become long, short ones too, and nothing else", () => {
  expect(withLongTexts(schema, props, "words")).toEqual({
    ...ruled,
    title: `${longest} {{year}} in ${long}`,
    intro: longest,
    name: longest.slice(0, 12),
    body: `A **${longest}** at [${long}](/home/opening)`,
    items: [longest, longest],
  });
});

it("texts go on, as far as their schema lets them", () => {
  const lengthened = withLongTexts(schema, props, "texts") as Record<string, string>;
  expect(lengthened).toMatchObject(ruled);
  expect(lengthened.title).toMatch(/^May \{\{year\}\} in Rome, and .{100,}/);
  expect(lengthened.intro).toMatch(/^Introduction, and .{100,}/);
  expect(lengthened.name).toBe("Anna, and wh");
});

it("fixed texts are as long, with their placeholders", () => {
  const settings = withLongWordsIn(
    handMadeSettings({}),
    { messages: { type: "note", catalogues: { en: { more: "More" }, de: { more: "Mehr {count}" } } } },
    { language: "de", length: "words" },
  );
  expect(settings.words.de?.["note.more"]).toBe(`${longest} {count}`);
  const texts = messagesFor("de", settings.words.de);
  expect(texts.close).toBe(longest);
  expect(texts.resultsShown.other).toContain("{count}");
});
