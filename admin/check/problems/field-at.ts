import { isObject } from "../../../schema/is-object.ts";
import type { ObjectSchema, Schema } from "../../../schema/schema.ts";
import type { ValuePath } from "../../document/edit.ts";
import { messages } from "../../messages/messages.ts";

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
export function fieldAt(root: Root, path: ValuePath): NamedField | undefined {
  const { inItem, numbered } = messages.form;
  let named: NamedField | undefined;
  const parts: string[] = [];
  for (const { key, parent, schema } of stepsTo(root, path)) {
    // "Question 3" says the list's own title too.
    if (parent.type === "array") parts.pop();
    const { title } = schema;
    if (title === "") continue;
    parts.push(typeof key === "number" ? numbered({ item: title, number: key + 1 }) : title);
    named = { label: parts.reduce((item, field) => inItem({ item, field })), title, schema };
  }
  return named;
}

/** The schema of a value, also of one in a block that is in another one. */
export function schemaAt(root: Root, path: ValuePath): Schema | undefined {
  return path.length === 0 ? root.schema : stepsTo(root, path)[path.length - 1]?.schema;
}

interface Step {
  readonly key: string | number;
  readonly parent: Schema;
  readonly schema: Schema;
}

/** The schemas on the way to a value; fewer than the path has steps where the schema does not know them all. */
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
