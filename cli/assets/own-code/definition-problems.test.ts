import { expect, it } from "vitest";
import type { AnyBlock } from "../../../schema/block/define-block.ts";
import { blockDefinitionProblems } from "./definition-problems.ts";

const good: Readonly<Record<keyof AnyBlock & ("type" | "schema" | "sample" | "view"), unknown>> = {
  type: "notice",
  schema: {},
  sample: { title: "Closed" },
  view: () => null,
};

const faults = (keys: object, taken = { isSecond: false, isOfEngine: false }) =>
  blockDefinitionProblems({ ...good, ...keys } as unknown as AnyBlock, "/site/blocks/notice", taken).map(
    ({ message }) => message,
  );

it("a good definition is without a fault", () => {
  expect(faults({})).toEqual([]);
});

it.each([
  [
    "of the engine's name",
    {},
    true,
    'Blockwork has a block "notice" too, which this one would take the place of.',
  ],
  ["of the engine's name, which it says", { replaces: "notice" }, true, undefined],
  [
    "of the engine's name, which says another",
    { replaces: "faq" },
    true,
    'The block "notice" can\'t replace "faq".',
  ],
  ["of another name", { replaces: "faq" }, false, 'The block "notice" can\'t replace "faq".'],
  [
    "of a name that is none",
    { replaces: 7 },
    false,
    '"replaces" of the block "notice" must be the type of the block, not the number 7.',
  ],
])("a block %s", (_, keys, isOfEngine, message) => {
  expect(faults(keys, { isSecond: false, isOfEngine })).toEqual(message === undefined ? [] : [message]);
});

it.each(["my policy", "a;b", "'self'", "*", "", "default"])(
  "a Trusted Types policy can't be called '%s'",
  (name) => {
    const message = `"trustedTypes" of the block "notice" has "${name}"; it must be a list of names of policies, other than the page's own.`;
    expect(faults({ trustedTypes: ["html", name] })).toEqual([message]);
  },
);

it.each([
  ["connects", ["https://a.example"], "a function, not a list"],
  ["frames", ["https://a.example"], "a function, not a list"],
  ["loads", {}, "a function, not an object"],
  ["view", 7, "a component, not the number 7"],
  ["migrations", {}, "a list of functions, not an object"],
  ["heading", 2, "1, not the number 2"],
  ["toasts", "yes", 'true or false, not "yes"'],
])("%s of a block that is %o", (key, value, must) => {
  const message = `"${key}" of the block "notice" must be ${must}.`;
  expect(faults({ [key]: value })).toEqual([message]);
});

it.each(["", "__proto__", "Notice", "my notice", "7"])("a block can't have the type '%s'", (type) => {
  expect(faults({ type })).toEqual([`A block can't have the type "${type}".`]);
});

it.each([
  ["is missing", undefined, 'The block "notice" has no sample.'],
  ["has a function", { title: () => 1 }, 'The sample of the block "notice" has a function at /title.'],
])("a sample that %s", (_, sample, message) => {
  expect(faults({ sample })).toEqual([message]);
});

it.each([
  ["a list", [], '"samples" of the block "notice" must be an object of samples by their names.'],
  [
    "without a name",
    { "": {} },
    '"samples" of the block "notice" must be an object of samples by their names.',
  ],
  [
    "named as the first",
    { sample: {} },
    '"samples" of the block "notice" must be an object of samples by their names.',
  ],
  ["a text", { Long: "x" }, 'The block "notice" has no sample "Long".'],
  ["a date", { Long: { at: new Date(0) } }, 'The sample "Long" of the block "notice" has a Date at /at.'],
])("samples that are %s", (_, samples, message) => {
  expect(faults({ samples })).toEqual([message]);
});
