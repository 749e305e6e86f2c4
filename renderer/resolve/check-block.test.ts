import { expect, it } from "vitest";
import { type AnyBlock, type BlockProblem, defineBlock } from "../../schema/define-block.ts";
import type { ObjectSchema } from "../../schema/schema.ts";
import { checkBlock } from "./check-block.ts";
import { createReport } from "./report.ts";

const schema = {
  type: "object",
  title: "Notice",
  description: "A few words.",
  properties: {},
} as const satisfies ObjectSchema;
const problems = {
  "notice/too-long": { severity: "warning", title: "Too long", explanation: "It is too long." },
} as const;

/** What is reported of a block whose check does this. */
function reported(check: () => readonly BlockProblem<keyof typeof problems>[], authored: object = {}) {
  const report = createReport();
  const block: AnyBlock = defineBlock({
    type: "notice",
    schema,
    problems,
    check,
    view: () => null,
    sample: {},
  });
  const place = { file: "site.config.json", pointer: "/pages/0/blocks/0/props" };
  const codePosition = () => ({ file: "blocks/notice/check.ts", line: 3, column: 9 });
  checkBlock(block, { authored, props: authored, place }, { report, codePosition });
  return report.problems;
}
const tooLong = (key?: string) =>
  ({ code: "notice/too-long", message: "It is long.", ...(key && { key }) }) as const;

it("a problem of the block's own has the severity that the block declares, and its place", () => {
  expect(reported(() => [tooLong("text")], { text: "Long." })).toEqual([
    {
      code: "notice/too-long",
      severity: "warning",
      message: "It is long.",
      file: "site.config.json",
      pointer: "/pages/0/blocks/0/props/text",
    },
  ]);
});

it.each([
  ["an item of a list", { rows: [{}, { price: "5" }] }, "/rows/1/price"],
  [
    "a rule for the items",
    { rows: { each: "breads", item: { price: "{{item.price}}" } } },
    "/rows/item/price",
  ],
  ["a token for a list", { rows: "{{site.rows}}" }, "/rows"],
  ["a token among the items, which may be several", { rows: ["{{site.rows}}", { price: "5" }] }, "/rows"],
  ["a rule that takes the entries as they are", { rows: { each: "breads" } }, "/rows"],
  ["a prop that was left out", {}, "/rows"],
])("a problem in %s is where that is written", (_, authored, pointer) => {
  const [problem] = reported(() => [tooLong("rows/1/price")], authored);
  expect(problem?.pointer).toBe(`/pages/0/blocks/0/props${pointer}`);
});

it("a code that was not declared is a mistake of the block", () => {
  // @ts-expect-error: the types find it as well.
  const [problem] = reported(() => [{ code: "notice/to-long", message: "It is long." }]);
  expect(problem).toMatchObject({
    code: "bad-block",
    severity: "error",
    message: 'The check of the block "notice" reports "notice/to-long", which is no code of a problem.',
    suggestion: 'Did you mean "notice/too-long"?',
  });
});

it("a check that throws is a mistake of the block, with the line that threw", () => {
  const [problem] = reported(() => {
    throw new Error("Nothing there");
  });
  expect(problem).toMatchObject({
    code: "bad-block",
    message: 'The check of the block "notice" threw an error: Nothing there.',
    related: [{ file: "blocks/notice/check.ts", line: 3, column: 9 }],
  });
});

it("a check that returns no list is a mistake of the block", () => {
  expect(reported(() => undefined as never)).toMatchObject([{ code: "bad-block" }]);
});
