import type { Schema } from "../../schema/schema.ts";
import { siteSchema } from "../../schema/site-schema.ts";
import { plainName } from "../edits/words/plain-name.ts";
import type { Path } from "./form-context.ts";
import { namedProperties } from "./named-properties.ts";

/** A setting as the tabs and headings around it name it: ["Contact", "Telephone numbers", "Mobile"]. */
export function nameSetting(path: Path): readonly string[] {
  const names: string[] = [];
  let schema: Schema | undefined = siteSchema;
  for (const key of path) {
    if (typeof key === "number") {
      schema = schema?.type === "array" ? schema.items : undefined;
      names.push(`${schema?.title ?? "Item"} ${key + 1}`);
      continue;
    }
    const siblings: readonly (readonly [string, Schema])[] =
      schema?.type === "object" ? namedProperties(schema) : [];
    schema = siblings.find(([sibling]) => sibling === key)?.[1];
    names.push(schema?.title ?? plainName(key));
  }
  return names;
}
