import { expect, it } from "vitest";
import { type AnyBlock, type BlockProblem, defineBlock } from "../../../schema/block/define-block.ts";
import type { ObjectSchema } from "../../../schema/fields/schema.ts";
import { createReport } from "../report/report.ts";
import { checkBlock } from "./check-block.ts";

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

it.each<[string, Partial<AnyBlock>, string | undefined]>([
  ["a host", { loads: () => ({ pictures: ["https://a.example/{z}/{x}.png"] }) }, undefined],
  ["an address of the site", { connects: () => ["/own", ""] }, undefined],
  ["kinds that are not there", { loads: () => ({ fonts: undefined }) as never }, undefined],
  [
    "a host with a placeholder",
    { loads: () => ({ pictures: ["https://{s}.tiles.example/1.png"] }) },
    '"loads.pictures" of the block "notice" has "https://{s}.tiles.example/1.png", which a policy can\'t name.',
  ],
  [
    "a host without its scheme",
    { connects: () => ["api.example"] },
    '"connects" of the block "notice" has "api.example", which a policy can\'t name.',
  ],
  [
    "all hosts",
    { frames: () => ["*"] },
    '"frames" of the block "notice" has "*", which a policy can\'t name.',
  ],
  [
    "an unknown kind",
    { loads: () => ({ sounds: ["https://a.example"] }) as never },
    '"loads.sounds" of the block "notice" is unknown: it loads scripts, pictures, fonts, media, styles, frames.',
  ],
  [
    "a list in place of kinds",
    { loads: () => ["https://a.example"] as never },
    '"loads" of the block "notice" must give an object of lists: { pictures: ["https://pictures.example.com"] }.',
  ],
  [
    "a text in place of a list",
    { connects: () => "https://a.example" as never },
    '"connects" of the block "notice" must be a list of addresses.',
  ],
  [
    "a function that throws",
    {
      loads: () => {
        throw new Error("no host");
      },
    },
    'What the block "notice" connects to, frames or loads threw an error: no host.',
  ],
])("addresses in a definition: %s", (_, definition, message) => {
  const report = createReport();
  const block: AnyBlock = { type: "notice", schema, view: () => null, sample: {}, ...definition };
  const place = { file: "site.config.json", pointer: "/pages/0/blocks/0/props" };
  checkBlock(block, { authored: {}, props: {}, place }, { report });
  const found = report.problems.map(({ code, message: sentence }) => [code, sentence]);
  expect(found).toEqual(message === undefined ? [] : [["bad-block", message]]);
});
