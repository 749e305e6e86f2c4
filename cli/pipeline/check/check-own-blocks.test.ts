import { expect, it } from "vitest";
import type { AnyBlock } from "../../../schema/block/define-block.ts";
import { emptyModel } from "../../../schema/model/model.ts";
import { compileValidators } from "../../../schema/parse/compile-validators.ts";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { createIconSource } from "../../assets/icon-source.ts";
import { checkOwnBlocks } from "./check-own-blocks.ts";

const good: AnyBlock = {
  type: "notice",
  icon: "archive",
  schema: {
    type: "object",
    title: "Notice",
    description: "A few words.",
    properties: { title: { type: "string", title: "Title", description: "The title." } },
    required: ["title"],
  },
  view: () => null,
  sample: { title: "Closed" },
};
const withTitle = (title: object) =>
  ({ ...good, schema: { ...good.schema, properties: { ...good.schema.properties, ...title } } }) as AnyBlock;

async function faults(block: AnyBlock) {
  const root = await temporaryFolder({ "blocks/notice/index.ts": "", "blocks/notice/schema.ts": "" });
  const loaded = [{ block, folder: `${root}/blocks/${block.type}`, own: true }];
  const rules = {
    model: emptyModel,
    icons: createIconSource(new Map()),
    validators: compileValidators([block], emptyModel),
    root,
    islands: undefined,
    drawsViews: true,
  };
  return checkOwnBlocks(loaded, rules).map(({ file, message, suggestion }) => [file, message, suggestion]);
}

it("a block that is what it should be has no faults", async () => {
  expect(await faults(good)).toEqual([]);
  const trustedTypes = ["html", "goog#html", "lit-html", "'allow-duplicates'"];
  expect(await faults({ ...good, trustedTypes, allowDuplicatePolicies: true })).toEqual([]);
});

it.each([
  [
    "a type that is not its folder's",
    { ...good, type: "notices" },
    "blocks/index.ts",
    'There is no folder blocks/notices for the block of the type "notices".',
  ],
  [
    "an icon that there is not",
    { ...good, icon: "archvie" },
    "blocks/notice/index.ts",
    'The block "notice" has the icon "archvie", which there is not.',
  ],
  [
    "a collection that there is not",
    withTitle({ bread: { type: "string", title: "Bread", description: "One.", entry: "breads" } }),
    "blocks/notice/schema.ts",
    '"bread" of the block "notice" names entries of "breads", and there is no such collection.',
  ],
  [
    "a prop without a description",
    withTitle({ text: { type: "string", title: "Text" } }),
    "blocks/notice/schema.ts",
    '"text" of the block "notice" has no description.',
  ],
  [
    "a prop called each",
    withTitle({ each: { type: "string", title: "Each", description: "One." } }),
    "blocks/notice/schema.ts",
    'A prop can\'t be called "each".',
  ],
  [
    "a code of a problem that is not named after the block",
    { ...good, problems: { "too-long": { severity: "error", title: "Too long", explanation: "It is." } } },
    "blocks/notice/index.ts",
    'The block "notice" can\'t declare the code "too-long".',
  ],
  [
    "a code of the engine's, claimed by a block",
    { ...good, problems: { "broken-link": { severity: "error", title: "Too long", explanation: "It is." } } },
    "blocks/notice/index.ts",
    'The block "notice" can\'t declare the code "broken-link".',
  ],
  [
    "a code without a severity",
    {
      ...good,
      problems: { "notice/too-long": { severity: "bad", title: "Too long", explanation: "It is." } },
    },
    "blocks/notice/index.ts",
    'The code "notice/too-long" has no severity.',
  ],
  [
    "a code that nothing is said of",
    { ...good, problems: { "notice/too-long": { severity: "error", title: "Too long" } } },
    "blocks/notice/index.ts",
    'The code "notice/too-long" has no explanation.',
  ],
  [
    "a sample that does not fit",
    { ...good, sample: { titel: "Closed" } },
    "blocks/notice/index.ts",
    'The sample of the block "notice" does not fit its schema',
  ],
])("%s is a problem that names the file", async (_, block, file, message) => {
  const [first] = await faults(block as AnyBlock);
  expect(first?.[0]).toBe(file);
  expect(first?.[1]).toContain(message);
});

it("a view that asks for what only browsers have is told how to leave it to them", async () => {
  const unknown = () => {
    throw new ReferenceError("ResizeObserver is not defined");
  };
  const inPackage = () => {
    const error = new ReferenceError("ResizeObserver is not defined");
    error.stack = `${error.message}\n    at Masonry (/site/node_modules/masonry/index.js:1:1)`;
    throw error;
  };
  const message = 'The view of the block "notice" can\'t draw its sample: ResizeObserver is not defined';
  const hint = expect.stringContaining("give the island clientOnly and a placeholder");
  const file = expect.stringMatching(/^blocks\/notice\//);
  expect(await faults({ ...good, view: unknown })).toEqual([[file, message, hint]]);
  expect(await faults({ ...good, view: inPackage })).toEqual([
    [file, `${message}, which the package masonry asks for`, hint],
  ]);
});
