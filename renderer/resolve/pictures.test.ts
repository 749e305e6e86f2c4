import { describe, expect, it } from "vitest";
import { createPictures, type MediaFacts } from "./pictures.ts";
import { createReport } from "./report.ts";

const facts = { width: 640, height: 427, version: "1a2b3c4d" };
const media = new Map<string, MediaFacts>([
  ["house.jpg", { ...facts, alt: "A house." }],
  ["paper.jpg", { ...facts, decorative: true }],
  ["paper-2.jpg", { ...facts, decorative: true, alt: "Words that nobody needs." }],
  ["bare.jpg", facts],
  ["bare/odd.jpg", facts],
]);
const place = { file: "site.config.json", pointer: "/picture" };

function resolve(...names: string[]) {
  const report = createReport();
  const resolver = createPictures(media, report).resolve;
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

  it("of which only the case is wrong are told from those that are not there", () => {
    const report = createReport();
    const pictures = createPictures(media, report);
    expect(pictures.resolve("House.JPG", place)).toBeUndefined();
    expect(report.problems).toMatchObject([
      {
        code: "missing-picture",
        message: 'The picture "House.JPG" is called "house.jpg": only upper and lower case differ.',
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
    const pictures = createPictures(
      new Map<string, MediaFacts>([
        ["day.jpg", { ...facts, alt: "A house.", dark: "night.jpg" }],
        ["night.jpg", night],
      ]),
      report,
    );
    expect(pictures.resolve("day.jpg", place)).toEqual({
      name: "day.jpg",
      ...facts,
      alt: "A house.",
      base: "",
      dark: { name: "night.jpg", ...night, base: "" },
    });
    expect([report.problems, pictures.unused()]).toEqual([[], []]);
  });

  it("whose version for dark colour schemes is not there say so where it is written", () => {
    const report = createReport();
    const pictures = createPictures(
      new Map([["day.jpg", { ...facts, alt: "A.", dark: "nihgt.jpg" }]]),
      report,
    );
    expect(pictures.resolve("day.jpg", place)).not.toHaveProperty("dark");
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
});
