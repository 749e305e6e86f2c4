import { defaultPolicyName, isPolicyName } from "../../../schema/block/block-policy.ts";
import { type AnyBlock, purposes } from "../../../schema/block/define-block.ts";
import { firstSample, samplesOf, sampleTitle } from "../../../schema/block/samples-of.ts";
import { pictureUses } from "../../../schema/fields/picture-settings.ts";
import { createProblem, type Problem } from "../../../schema/problems/problem.ts";
import { notJson } from "../../../schema/site/not-json.ts";
import { pointerTo } from "../../../schema/sources/source.ts";
import { isObject } from "../../../schema/text/is-object.ts";
import { kindOf, quote } from "../../../schema/validators/error-messages.ts";
import { fileOfBlock } from "./block-schemas.ts";

interface KeyRule {
  fits(value: unknown): boolean;
  fitsItem?(item: unknown): boolean;
  /** What the value must be, with its article. */
  readonly what: string;
  readonly hint: string;
}

const isFunction = (value: unknown) => typeof value === "function";
const isText = (value: unknown) => typeof value === "string";
const isEntryList = (value: unknown) =>
  Array.isArray(value) && value.every((entry) => isObject(entry) && isText(entry.id));

const oneOf = (values: readonly string[]) => values.map((value) => `"${value}"`).join(", ");
const isOneOf = (values: readonly string[]) => (value: unknown) =>
  isText(value) && values.includes(`${value}`);
const switchRule = (key: string): KeyRule => ({
  fits: (value) => typeof value === "boolean",
  what: "true or false",
  hint: `Write ${key}: true, or leave the key out.`,
});
const functionRule = (what: string, example: string): KeyRule => ({
  fits: isFunction,
  what,
  hint: `Write ${example}.`,
});

const listRule = (fitsItem: (item: unknown) => boolean, what: string, hint: string): KeyRule => ({
  fits: (value) => Array.isArray(value) && value.every((item) => fitsItem(item)),
  fitsItem,
  what: `a list of ${what}`,
  hint,
});

/** What the keys of a definition must be where they are there; the schema has rules of its own. */
const rules: Readonly<Record<Exclude<keyof AnyBlock, "type" | "schema" | "sample" | "samples">, KeyRule>> = {
  replaces: { fits: isText, what: "the type of the block", hint: "Write the type of the block once more." },
  view: functionRule("a component", "view: a function that gives an element"),
  migrations: listRule(isFunction, "functions", 'Write migrations: [renameProp("old", "new")].'),
  purpose: {
    fits: isOneOf(purposes),
    what: `one of ${oneOf(purposes)}`,
    hint: "It is the group of the editor's menu; without one the block comes last.",
  },
  icon: {
    fits: isText,
    what: "the name of an icon",
    hint: 'Write icon: "bell", or another name of lucide.dev/icons.',
  },
  heading: {
    fits: (value) => value === 1,
    what: "1",
    hint: "Leave the key out where the view has no main heading.",
  },
  toasts: switchRule("toasts"),
  frame: switchRule("frame"),
  wasm: switchRule("wasm"),
  setsHtml: switchRule("setsHtml"),
  allowDuplicatePolicies: switchRule("allowDuplicatePolicies"),
  deferredPictureUses: listRule(isOneOf(pictureUses), "uses of pictures", `They are ${oneOf(pictureUses)}.`),
  trustedTypes: listRule(
    (name) => isPolicyName(name) && name !== defaultPolicyName,
    "names of policies, other than the page's own",
    'Write the name that the library gives to createPolicy, such as ["html"]; for "default" write setsHtml: true, and the page creates it.',
  ),
  ownStylesFor: listRule(isText, "names of packages", 'Write ownStylesFor: ["react-day-picker"].'),
  connects: functionRule("a function", 'connects: () => ["https://api.example.com"]'),
  frames: functionRule("a function", 'frames: () => ["https://video.example.com"]'),
  loads: functionRule("a function", 'loads: () => ({ pictures: ["https://tiles.example.com"] })'),
  problems: {
    fits: isObject,
    what: "an object of problems by their codes",
    hint: 'Write problems: { "notice/too-old": { severity, title, explanation } }.',
  },
  sampleEntries: {
    fits: (value) => isObject(value) && Object.values(value).every(isEntryList),
    what: "lists of entries by their collections, each with an id",
    hint: 'Write sampleEntries: { breads: [{ id: "rye", title: "Rye" }] }.',
  },
  messages: {
    fits: (value) => isObject(value) && isObject(value.catalogues),
    what: "what defineMessages gives",
    hint: 'Write messages: defineMessages("notice", { en }), with en imported from ./messages/en.json.',
  },
  check: functionRule("a function", "check: (props) => [] with the problems in the list"),
  notes: functionRule("a function", "notes: (props) => [] with sentences in the list"),
  structuredData: functionRule("a function", 'structuredData: (props) => ({ "@type": "Thing" })'),
};

/** How a block's type is taken. */
interface TakenType {
  /** By another block before it in the site's list. */
  readonly isSecond: boolean;
  /** By one of the engine's. */
  readonly isOfEngine: boolean;
}

/** Reports `bad-block` where a key of an own block's definition is none that the engine can use. */
export function blockDefinitionProblems(
  block: AnyBlock,
  folder: string,
  { isSecond, isOfEngine }: TakenType,
): Problem[] {
  const { type, replaces } = block;
  const report = (message: string, hint: string | undefined, file = "index.ts") => {
    const named = fileOfBlock(type, folder, file);
    return createProblem("bad-block", { file: named, pointer: "" }, message, hint);
  };
  if (!/^[a-z][a-z0-9-]*$/.test(type))
    return [report(`A block can't have the type "${type}".`, "Use small letters, digits and dashes.")];
  if (isSecond)
    return [
      report(
        `There are two blocks of the type "${type}".`,
        "Take one out of blocks/index.ts.",
        "../index.ts",
      ),
    ];
  if (isOfEngine && replaces === undefined)
    return [
      report(
        `Blockwork has a block "${type}" too, which this one would take the place of.`,
        `Write replaces: "${type}" in its definition if that is meant; give it another type otherwise.`,
      ),
    ];
  if (isText(replaces) && (!isOfEngine || replaces !== type))
    return [
      report(
        `The block "${type}" can't replace "${replaces}".`,
        isOfEngine
          ? `Write replaces: "${type}".`
          : "Only a block with the type of one of Blockwork's does. Leave the key out.",
      ),
    ];
  const wrong = Object.entries(rules).flatMap(([key, { fits, fitsItem, what, hint }]) => {
    const value: unknown = block[key as keyof AnyBlock];
    if (value === undefined) return key === "view" ? [report(`The block "${type}" has no view.`, hint)] : [];
    if (fits(value)) return [];
    const item: unknown = fitsItem && Array.isArray(value) ? value.find((each) => !fitsItem(each)) : value;
    const isItem = item !== value;
    const fault = isItem ? `has ${shown(item)}; it must be ${what}` : `must be ${what}, not ${shown(value)}`;
    return [report(`"${key}" of the block "${type}" ${fault}.`, hint)];
  });
  return [...wrong, ...sampleFaults(block).map(({ message, hint }) => report(message, hint, "sample.ts"))];
}

function sampleFaults(block: AnyBlock) {
  const { type, samples = {} } = block;
  const isNamed =
    isObject(samples) && !Object.keys(samples).some((name) => name.trim() === "" || name === firstSample);
  if (!isNamed)
    return [
      {
        message: `"samples" of the block "${type}" must be an object of samples by their names.`,
        hint: 'Write samples: { "Without a picture": { title: "Closed" } }, each with a name that says what is special.',
      },
    ];
  return samplesOf(block).flatMap(({ name, props }) => {
    if (!isObject(props))
      return [
        {
          message: `The block "${type}" has no ${sampleTitle(name)}.`,
          hint: "Write the props of a small good example.",
        },
      ];
    return [...notJson(props)].slice(0, 5).map(({ path, kind }) => ({
      message: `The ${sampleTitle(name)} of the block "${type}" has ${kind} at ${path.reduce(pointerTo, "")}.`,
      hint: "A sample is what a config would have: texts, numbers, true or false, lists and plain objects.",
    }));
  });
}

const shown = (value: unknown) => (isText(value) ? quote(value) : kindOf(value));
