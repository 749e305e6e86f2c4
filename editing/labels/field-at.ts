import type { ObjectSchema, Schema } from "../../schema/fields/schema.ts";
import { isConditional } from "../../schema/site/each.ts";
import { isObject } from "../../schema/text/is-object.ts";
import type { ValuePath } from "../document/edit.ts";
import { messages } from "../messages/messages.ts";

/** A field as it is named in sentences. */
export interface NamedField {
  /** With the items of lists: "Question 3: Answer". */
  readonly label: string;
  /** Without the items of lists: "Answer". */
  readonly title: string;
  readonly schema: Schema;
}

/** A value with its schema, in which a path is followed. */
export interface Root {
  readonly schema: Schema;
  readonly value: unknown;
  /** The schemas of block types, for blocks inside of values. */
  readonly blocks: ReadonlyMap<string, ObjectSchema>;
}

/** Where the schema does not know the path, the last field on it that it knows. */
export function fieldAt(root: Root, path: ValuePath): NamedField | undefined {
  const { inItem, numbered } = messages.form;
  let named: NamedField | undefined;
  const parts: string[] = [];
  for (const { key, parent, schema } of stepsTo(root, path)) {
    if (parent.type === "array") parts.pop();
    const { title } = schema;
    if (title === "") continue;
    parts.push(typeof key === "number" ? numbered({ item: title, number: key + 1 }) : title);
    named = { label: parts.reduce((item, field) => inItem({ item, field })), title, schema };
  }
  return named;
}

export function schemaAt(root: Root, path: ValuePath): Schema | undefined {
  return path.length === 0 ? root.schema : stepsTo(root, path)[path.length - 1]?.schema;
}

interface Step {
  readonly key: string | number;
  readonly parent: Schema;
  readonly schema: Schema;
}

/** Shorter than the path where the schema does not know all of it. */
function stepsTo({ schema: root, value: whole, blocks }: Root, path: ValuePath): readonly Step[] {
  const steps: Step[] = [];
  let [parent, value]: [Schema, unknown] = [root, whole];
  for (const key of path) {
    const schema = childOf(parent, key, { value, blocks });
    if (!schema) break;
    steps.push({ key, parent, schema });
    value = isObject(value) || Array.isArray(value) ? (value as Record<string, unknown>)[key] : undefined;
    parent = schema;
  }
  return steps;
}

function childOf(
  schema: Schema,
  key: string | number,
  { value, blocks }: Pick<Root, "value" | "blocks">,
): Schema | undefined {
  if (isConditional(value) && (key === "value" || key === "else")) return { ...schema, title: "" };
  if (schema.type === "array") {
    // The schema of an `each` has that of an item at `item`.
    if (typeof key !== "number") return key === "item" ? schema.items : undefined;
    const item: unknown = Array.isArray(value) ? value[key] : undefined;
    const block = schema.blocks && isObject(item) ? blocks.get(String(item.type)) : undefined;
    return block ? placed(block) : schema.items;
  }
  if (schema.type !== "object" || typeof key !== "string") return undefined;
  return Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined;
}

function placed(block: ObjectSchema): ObjectSchema {
  return { ...block, properties: { props: { ...block, title: "" } } };
}
