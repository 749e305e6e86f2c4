import { implicitFields } from "../../../renderer/resolve/entries/entry-schema.ts";
import type { Schema } from "../../../schema/fields/schema.ts";
import type { ValuePath as Path } from "../../document/edit.ts";
import { messages } from "../../messages/messages.ts";
import { humanizeKey } from "../schema/humanize-key.ts";
import { localizeSchema } from "../schema/localize-schema.ts";
import { namedProperties } from "../schema/named-properties.ts";
import { localizeTokens } from "./localize-tokens.ts";

export function nameSetting(root: Schema, path: Path): readonly string[] {
  const names: string[] = [];
  let schema: Schema | undefined = root.type === "object" ? localizeTokens(root) : root;
  for (const key of path) {
    if (typeof key === "number") {
      schema = schema?.type === "array" ? schema.items : undefined;
      names.push(messages.values.nthItem({ title: schema?.title ?? messages.values.item, number: key + 1 }));
      continue;
    }
    const siblings: readonly (readonly [string, Schema])[] =
      schema?.type === "object" ? namedProperties(schema) : [];
    schema = siblings.find(([sibling]) => sibling === key)?.[1];
    names.push(schema?.title ?? titleInEntry(key));
  }
  return names;
}

/** Of a value below a reference to an entry, whose own fields the schema of the reference does not have. */
function titleInEntry(key: string): string {
  const known = Object.hasOwn(implicitFields, key) && implicitFields[key as keyof typeof implicitFields];
  return known ? localizeSchema(known).title : humanizeKey(key);
}
