import { describe, expect, it } from "vitest";
import { createReport } from "../report/report.ts";
import { createPictures, type MediaMetadata } from "./pictures.ts";

const facts = { width: 640, height: 427, version: "1a2b3c4d" };
const media = new Map<string, MediaMetadata>([
  ["house.jpg", { ...facts, alt: "A house." }],
  ["door.jpg", { ...facts, alt: "A door.", alts: { fr: "Une porte.", de: " " } }],
  ["paper.jpg", { ...facts, decorative: true }],
  ["paper-2.jpg", { ...facts, decorative: true, alt: "Words that nobody needs." }],
  ["bare.jpg", facts],
  ["bare/odd.jpg", facts],
]);
const place = { file: "site.config.json", pointer: "/picture" };

const resolve = (...names: string[]) => resolveIn("en-GB", ...names);

function resolveIn(language: string, ...names: string[]) {
  const report = createReport();
  const resolver = createPictures({ media, report, language: "en-GB" }).resolveIn(language);
  return { pictures: names.map((name) => resolver(name, place)), problems: report.problems };
}

describe("pictures", () => {
  it("come with their size, version and alternative text", () => {
    expect(resolve("house.jpg")).toEqual({
      pictures: [{ name: "house.jpg", ...facts, alt: "A house.", base: "" }],
      problems: [],
    });
  });

  it.each(["paper.jpg", "paper-2.jpg"])("%s is decorative and has an empty alternative text", (name) => {
    expect(resolve(name)).toMatchObject({ pictures: [{ alt: "" }], problems: [] });
  });

  it.each([
    ["hose.jpg", 'Did you mean "house.jpg"?'],
    ["house.png", 'Did you mean "house.jpg"?'],
  ])("%s is not there, letter for letter", (name, suggestion) => {
    const { pictures, problems } = resolve(name);
    expect(pictures).toEqual([undefined]);
    expect(problems).toMatchObject([
      {
        code: "missing-picture",
        ...place,
        message: `There is no picture "${name}" in content/media.`,
        suggestion,
      },
    ]);
  });

  it.each(["", " "])("%j says that none is chosen", (name) => {
    expect(resolve(name).problems).toMatchObject([
      {
        code: "missing-picture",
        ...place,
        message: "No picture is chosen.",
        suggestion: "Name a file of content/media.",
        values: { reason: "empty" },
      },
    ]);
  });

  it("of which only the case is wrong are told from those that are not there", () => {
    const report = createReport();
    const pictures = createPictures({ media, report, language: "en-GB" });
    expect(pictures.resolveIn("en-GB")("House.JPG", place)).toBeUndefined();
    expect(report.problems).toMatchObject([
      {
        code: "missing-picture",
        message: 'The picture "House.JPG" is called "house.jpg": the two differ only in the case of letters.',
        suggestion: 'Write "house.jpg".',
      },
    ]);
    expect(pictures.unused().map(({ name }) => name)).not.toContain("house.jpg");
  });

  it.each(["../secret.jpg", "/etc/passwd", "javascript:alert(1)", "__proto__", ""])(
    "%j is not a picture",
    (name) => {
      expect(resolve(name)).toMatchObject({ pictures: [undefined], problems: [{ code: "missing-picture" }] });
    },
  );

  it("bring their version for dark colour schemes, which is used by that", () => {
    const report = createReport();
    const night = { ...facts, version: "5e6f7a8b" };
    const both = new Map<string, MediaMetadata>([
      ["day.jpg", { ...facts, alt: "A house.", dark: "night.jpg" }],
      ["night.jpg", night],
    ]);
    const pictures = createPictures({ media: both, report, language: "en-GB" });
    expect(pictures.resolveIn("en-GB")("day.jpg", place)).toEqual({
      name: "day.jpg",
      ...facts,
      alt: "A house.",
      base: "",
      dark: { name: "night.jpg", ...night, base: "" },
    });
    expect([report.problems, pictures.unused()]).toEqual([[], []]);
  });

  it("bring the point that stays in view, each version its own", () => {
    const report = createReport();
    const focused = new Map<string, MediaMetadata>([
      ["day.jpg", { ...facts, alt: "A house.", dark: "night.jpg", focus: [0.3, 0.6] }],
      ["night.jpg", { ...facts, focus: [0.5, 0.2] }],
    ]);
    const pictures = createPictures({ media: focused, report, language: "en-GB" });
    expect(pictures.resolveIn("en-GB")("day.jpg", place)).toMatchObject({
      focus: [0.3, 0.6],
      dark: { focus: [0.5, 0.2] },
    });
  });

  it("whose version for dark colour schemes is not there say so where it is written", () => {
    const report = createReport();
    const misspelt = new Map([["day.jpg", { ...facts, alt: "A.", dark: "nihgt.jpg" }]]);
    const pictures = createPictures({ media: misspelt, report, language: "en-GB" });
    expect(pictures.resolveIn("en-GB")("day.jpg", place)).not.toHaveProperty("dark");
    expect(report.problems).toMatchObject([
      { code: "missing-picture", file: "content/media/media.json", pointer: "/day.jpg/dark" },
    ]);
  });

  it("without an alternative text is one problem, where the text belongs, however often it is shown", () => {
    const { problems } = resolve("bare.jpg", "bare.jpg", "bare.jpg");
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({
      code: "missing-alt",
      file: "content/media/media.json",
      pointer: "/bare.jpg",
      message: 'The picture "bare.jpg" has no alternative text.',
      suggestion: 'Describe it in content/media/media.json, or mark it there as "decorative": true.',
    });
  });

  it.each([
    ["fr", "Une porte.", 0],
    ["fr-CA", "Une porte.", 0],
    ["en-GB", "A door.", 0],
    ["de", "A door.", 1],
    ["cy", "A door.", 1],
  ])("on pages in %s have the alternative text %j", (language, alt, warnings) => {
    const { pictures, problems } = resolveIn(language, "door.jpg", "door.jpg", "paper.jpg");
    expect(pictures.map((picture) => picture?.alt)).toEqual([alt, alt, ""]);
    expect(problems).toHaveLength(warnings);
  });

  it("without a text in the language of a page are a warning, where the text belongs", () => {
    expect(resolveIn("cy", "house.jpg").problems).toMatchObject([
      {
        code: "untranslated-alt",
        severity: "warning",
        file: "content/media/media.json",
        pointer: "/house.jpg/alts/cy",
        message: 'The picture "house.jpg" has no alternative text in the language "cy".',
        suggestion: 'Add it in content/media/media.json: "alts": { "cy": "…" }.',
      },
    ]);
    expect(resolveIn("cy", "bare.jpg").problems).toMatchObject([{ code: "missing-alt" }]);
  });
});
