import type { JsonSchema } from "../fields/close-schema.ts";
import type { Schema } from "../fields/schema.ts";
import { isObject } from "../text/is-object.ts";
import type { Branch, Conditional, Each, Shape } from "./site-config.ts";

/** ajv gets both types, and messages call it "a text". */
const textOrTexts = (title: string, description: string): JsonSchema => ({
  type: ["string", "array"],
  title,
  description,
  items: { type: "string", title: "Text", description: "A text.", minLength: 1 },
});

export const eachProperties: Readonly<Record<string, JsonSchema>> = {
  each: {
    type: "string",
    title: "Each",
    description: "The name of a collection, or a token for a list, such as {{entry.venues}}.",
    minLength: 1,
    examples: ["{{entry.venues}}"],
  },
  where: {
    type: "object",
    title: "Where",
    description:
      'Which entries: a field and its value, a list of values, or { "present": true }, { "before": … }, { "after": … }, { "from": … }, { "until": … }, { "contains": … }, { "not": … }.',
  },
  only: textOrTexts("Only", "The id of an entry, or several, in this order."),
  except: textOrTexts("Except", "The id of an entry that is left out, or several."),
  after: {
    type: "string",
    title: "After",
    description: "The id of an entry: those that follow it come first, and it is left out.",
    minLength: 1,
  },
  sort: textOrTexts("Sort", "The fields that they are ordered by; -price is descending."),
  offset: {
    type: "integer",
    title: "Offset",
    description: "How many are left out at the start.",
    minimum: 0,
  },
  limit: { type: "integer", title: "Limit", description: "How many there are at most.", minimum: 1 },
  group: {
    type: ["string", "object"],
    title: "Group",
    description: 'The field that they are grouped by, or { "by": "date", "per": "month" }.',
    properties: {
      by: { type: "string", title: "By", description: "A field.", minLength: 1 },
      per: {
        type: "string",
        enum: ["day", "month", "year"],
        title: "Per",
        description: "How much of a date counts.",
      },
    },
    required: ["by"],
    additionalProperties: false,
  },
};

export const conditionSchema: JsonSchema = {
  type: "object",
  title: "If",
  description:
    'What has to hold for it to be there: a token without braces and what "where" asks of a field, such as { "entry.stock": 0 }.',
};

export const eachSchema: JsonSchema = {
  type: "object",
  title: "Each",
  description: "Takes the items of a list one by one.",
  properties: {
    ...eachProperties,
    item: { title: "Item", description: "What is made of each, or the name of a shape." },
  },
  required: ["each"],
  additionalProperties: false,
};

/** Whether an `each` gives entries as they are to a list of them: `items` is what the list takes. */
export function isListOfEntries({ each, group, item }: Each, items: Schema): boolean {
  return items.type === "string" && items.entry === each && group === undefined && item === undefined;
}

const conditionalKeys = ["if", "value", "else"];

/** Whether it is a value with a condition: `{ "if": { … }, "value": … }`, with an `else` or without. */
export function isConditional(value: unknown): value is Conditional {
  return (
    isObject(value) &&
    isObject(value.if) &&
    Object.hasOwn(value, "value") &&
    Object.keys(value).every((key) => conditionalKeys.includes(key))
  );
}

/** The sides of a value with a condition that are written. */
export function branchesOf(conditional: Conditional): readonly Branch[] {
  const met: Branch = { key: "value", value: conditional.value };
  return Object.hasOwn(conditional, "else") ? [met, { key: "else", value: conditional.else }] : [met];
}

/** What stands in the place of a value with a condition; undefined if nothing does. */
export function branchOf(conditional: Conditional, holds: boolean): Branch | undefined {
  return branchesOf(conditional).find(({ key }) => (key === "value") === holds);
}

/** Whether something stands there whatever holds. */
export function isCompleteValue(value: unknown): boolean {
  if (!isConditional(value)) return true;
  return Object.hasOwn(value, "else") && branchesOf(value).every((branch) => isCompleteValue(branch.value));
}

/** The name that the `item` of an `each` has in `site.shapes`; undefined for an item that is written there. */
export function shapeName({ item }: Pick<Each, "item">): string | undefined {
  return typeof item === "string" && !item.includes("{{") ? item : undefined;
}

/** Those of `site.shapes` that can be used, whatever else a file that is being written has there. */
export function declaredShapes(declared: unknown): Readonly<Record<string, Shape>> {
  const isShape = (value: unknown): value is Shape =>
    isObject(value) && typeof value.each === "string" && Object.hasOwn(value, "item");
  return Object.fromEntries(
    Object.entries(isObject(declared) ? declared : {}).flatMap(([name, value]) =>
      isShape(value) ? [[name, value]] : [],
    ),
  );
}

export function isEach(value: unknown): value is Each {
  return isObject(value) && Object.hasOwn(value, "each");
}
