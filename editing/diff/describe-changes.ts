import type { Schema } from "../../schema/fields/schema.ts";
import { languageTag } from "../../schema/site/site-schema.ts";
import type { EditTarget } from "../document/edit.ts";
import type { EditedSite } from "../document/site-document.ts";
import { valueAt } from "../document/value.ts";
import { describeValue } from "../labels/describe-value.ts";
import { nameLocation, pathInLocation } from "../labels/name-location.ts";
import { nameValue } from "../labels/name-value.ts";
import { type Schemas, schemaOf } from "../labels/schema/schemas.ts";
import { messages } from "../messages/messages.ts";
import type { Change } from "./change.ts";
import { type ValueChange, valueChanges } from "./value-changes.ts";

interface Compared {
  readonly schemas: Schemas;
  readonly site: EditedSite;
  readonly target: EditTarget;
  readonly key: string;
}

export function describeChanges(
  { schemas, site, target, key }: Compared,
  versions: { readonly before: unknown; readonly after: unknown },
): Change[] {
  const schema = schemaOf(schemas, site, target);
  return valueChanges(target, versions).map((change) => {
    const whole = isOfBefore(change) ? versions.before : versions.after;
    const location = nameLocation(schemas, site, { target, path: change.path });
    const inside = pathInLocation(target, change.path);
    const from = inside === change.path ? schema : nameValue(schema, change.path.slice(0, 1)).schema;
    const words = { ...change, path: inside };
    const value = valueAt(whole, change.path.slice(0, change.path.length - inside.length));
    const { revert } = change;
    return {
      key: `${key}${change.key}`,
      location,
      what: inWords(words, { schema: from, value }),
      ...textsOf(change, isFont(change) ? fontSchema : nameValue(from, inside).schema),
      revert,
    };
  });
}

function isOfBefore({ kind, after }: ValueChange): boolean {
  return kind === "removed" || (kind === "set" && after === undefined);
}

interface ChangedWhole {
  readonly schema: ReturnType<typeof schemaOf>;
  readonly value: unknown;
}

function inWords({ kind, path, before, after }: ValueChange, { schema, value }: ChangedWhole): string {
  const { name } = nameValue(schema, path, value);
  switch (kind) {
    case "set":
      return describeValue(schema, path, { before, after, whole: value });
    case "added":
      return messages.changes.added({ name });
    case "removed":
      return messages.changes.removed({ name });
    case "moved":
      return messages.changes[Number(after) < Number(before) ? "movedUp" : "movedDown"]({ name });
    case "reordered":
      return messages.changes.orderOf({ name });
  }
}

const fontSchema = { type: "string", format: "font-name", title: "", description: "" } as const;

function isFont({ path }: ValueChange): boolean {
  return path[0] === "theme" && /font/i.test(path.slice(1).join(" "));
}

function textsOf(
  { kind, before = "", after = "" }: ValueChange,
  schema: Schema | undefined,
): Pick<Change, "texts"> {
  if (kind !== "set" || typeof before !== "string" || typeof after !== "string") return {};
  const isWords =
    schema?.type !== "string" || !(schema.enum || schema.format || schema.pattern === languageTag);
  return { texts: { before, after, ...(!isWords && { schema }) } };
}
