import { isObject } from "../../schema/is-object.ts";
import type { ObjectSchema, Schema } from "../../schema/schema.ts";
import type { ValuePath } from "../edits/edit.ts";
import { messages } from "../messages/messages.ts";

/** A field in the words of its form. */
export interface NamedField {
  /** With the items of lists that it is in: "Question 3: Answer". */
  readonly label: string;
  /** "Answer" */
  readonly title: string;
  readonly schema: Schema;
}

/** A value with its schema, and the schemas of the blocks that can be in it, by type. */
export interface Root {
  readonly schema: Schema;
  readonly value: unknown;
  readonly blocks: ReadonlyMap<string, ObjectSchema>;
}

/** The field at a path, or the last one on the way there that the schema knows; nothing where it knows none. */
export function fieldAt(
  { schema: root, value: whole, blocks }: Root,
  path: ValuePath,
): NamedField | undefined {
  const { inItem, numbered } = messages.problems;
  let [schema, value]: [Schema, unknown] = [root, whole];
  let named: NamedField | undefined;
  const parts: string[] = [];
  for (const key of path) {
    const next = childOf(schema, key, { value, blocks });
    if (!next) break;
    value = isObject(value) || Array.isArray(value) ? (value as Record<string, unknown>)[key] : undefined;
    // "Question 3" says the list's own title too.
    if (schema.type === "array") parts.pop();
    schema = next;
    if (next.title === "") continue;
    parts.push(typeof key === "number" ? numbered(next.title, key + 1) : next.title);
    named = { label: parts.reduce(inItem), title: next.title, schema };
  }
  return named;
}

/** The schema of a value, also of one in a block that is in another one. */
export function schemaAt({ schema: root, value: whole, blocks }: Root, path: ValuePath): Schema | undefined {
  let [schema, value]: [Schema | undefined, unknown] = [root, whole];
  for (const key of path) {
    if (!schema) return undefined;
    schema = childOf(schema, key, { value, blocks });
    value = isObject(value) || Array.isArray(value) ? (value as Record<string, unknown>)[key] : undefined;
  }
  return schema;
}

function childOf(
  schema: Schema,
  key: string | number,
  { value, blocks }: Pick<Root, "value" | "blocks">,
): Schema | undefined {
  if (schema.type === "array") {
    // A list that is made of entries has what is made of each at `item`.
    if (typeof key !== "number") return key === "item" ? schema.items : undefined;
    const item: unknown = Array.isArray(value) ? value[key] : undefined;
    const block = schema.blocks && isObject(item) ? blocks.get(String(item.type)) : undefined;
    return block ? placed(block) : schema.items;
  }
  if (schema.type !== "object" || typeof key !== "string") return undefined;
  return Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined;
}

/** A block inside of a block: the titles of its fields follow its own. */
function placed(block: ObjectSchema): ObjectSchema {
  return { ...block, properties: { props: { ...block, title: "" } } };
}
