import { expect, it } from "vitest";
import type { StringSchema } from "../../../schema/fields/schema.ts";
import { defineFormat } from "../../../schema/formats/definition/format-definition.ts";
import { duration } from "../../../schema/formats/duration/index.ts";
import type { Formats } from "../../../schema/formats/index.ts";
import { mismatch } from "../../check/token-types.ts";
import { createReport } from "../report/report.ts";
import type { Ref, Scope } from "../tokens/scope.ts";
import { matchesFormat } from "./format-checks.ts";
import { replaceTokens } from "./tokens.ts";

const clock = defineFormat({
  kind: "a time of day",
  example: "07:30",
  check: (text) => (/^\d\d:\d\d$/.test(text) ? undefined : `"${text}" is not a time of day.`),
});
const formats: Formats = { "clock-time": clock };
const place = { file: "site.config.json", pointer: "/site/shop/opens" };

function reported(text: string, own: Formats = formats, format = "clock-time") {
  const report = createReport();
  const codePosition = () => ({ file: "blocks/index.ts", line: 2, column: 3 });
  const fits = matchesFormat(format, text, place, { formats: own, report, codePosition });
  return { fits, problems: report.problems };
}

it("a text is what its format's check says, in its words, with a good example", () => {
  expect(reported("07:30")).toEqual({ fits: true, problems: [] });
  expect(reported("7")).toMatchObject({
    fits: false,
    problems: [
      {
        code: "wrong-value",
        message: '"7" is not a time of day.',
        suggestion: 'Write a time of day, such as "07:30".',
        ...place,
      },
    ],
  });
});

it("a check that throws is a mistake of the site's code, with the line that threw", () => {
  const check = () => {
    throw new Error("No clock");
  };
  expect(reported("7", { "clock-time": { ...clock, check } }).problems).toMatchObject([
    {
      code: "bad-block",
      message: 'The check of the format "clock-time" threw an error: No clock.',
      related: [{ file: "blocks/index.ts", line: 2 }],
    },
  ]);
});

const text = (format?: StringSchema["format"]): StringSchema => ({
  type: "string",
  title: "Text",
  description: "A text.",
  ...(format && { format }),
});
const model = { settings: {}, collections: {}, formats };

it.each([
  ["a text of the format", text("clock-time"), text("clock-time"), undefined],
  ["a plain text, which is checked when it is known", text(), text("clock-time"), undefined],
  ["a text of the format, where any text can stand", text("clock-time"), text(), undefined],
  [
    "a picture",
    text("media"),
    text("clock-time"),
    '{{item.opens}} is a picture; "time" needs a time of day.',
  ],
  [
    "a text of the format, where a link is needed",
    text("clock-time"),
    text("link"),
    '{{item.opens}} is a time of day; "time" needs a link.',
  ],
])("a token can stand in the place of a format of the site's own: %s", (_, source, target, sentence) => {
  expect(mismatch("item.opens", source, target, "time", model)).toBe(sentence);
});

it.each(["duration", "stage-time"])(
  "a value of %s stands in a text as people read it, and as it is written for machines",
  (format) => {
    const { kind, example, check, print } = duration;
    const own = { "stage-time": defineFormat({ kind, example, check, print }) };
    const item: Ref = {
      value: "PT1H30M",
      schema: text(format as StringSchema["format"]),
      scope: () => scope,
    };
    const scope: Scope = { roots: new Map([["item", item]]), entry: () => undefined, formats: own };
    const replaced = (isShown: boolean) =>
      replaceTokens("Takes {{item}}.", scope, place, createReport(), "en-GB", undefined, undefined, isShown);
    expect([replaced(true), replaced(false)]).toEqual(["Takes 1 hour 30 minutes.", "Takes PT1H30M."]);
  },
);

it("opening hours that contradict themselves are quoted whole, with the days that do", () => {
  const text =
    "Mar-Oct Mo-Sa 09:00-17:30; Mar-Oct Su 10:00-16:00; Nov-Feb We-Sa 10:00-16:00; PH off; Dec 24-31 off";
  expect(reported(text, {}, "hours")).toEqual({ fits: true, problems: [] });
  const twice = `${text}; Dec 28-Jan 2 off`;
  expect(reported(twice, {}, "hours").problems).toMatchObject([
    {
      message: `"${twice}" is not opening hours: Dec 28 to Jan 2 and Dec 24 to Dec 31 share only some of their days, at character 102.`,
      suggestion:
        "Let one lie within the other, whose days it then replaces, or let them have no day in common.",
    },
  ]);
});
