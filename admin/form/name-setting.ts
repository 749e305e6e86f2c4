import type { Schema } from "../../schema/schema.ts";
import { siteSchema } from "../../schema/site-schema.ts";
import { plainName } from "../edits/words/plain-name.ts";
import type { Path } from "./form-context.ts";

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
    const siblings: Readonly<Record<string, Schema>> = schema?.type === "object" ? schema.properties : {};
    schema = Object.hasOwn(siblings, key) ? siblings[key] : undefined;
    const title = schema?.title ?? plainName(key);
    const isShared = Object.values(siblings).filter((other) => other.title === title).length > 1;
    // Two offices are both called Office; their keys tell them apart.
    names.push(isShared ? `${plainName(key)} ${title.toLowerCase()}` : title);
  }
  return names;
}
