import type { Schema } from "../../schema/schema.ts";
import type { EditTarget } from "../document/edit.ts";
import type { EditedSite } from "../document/site-document.ts";
import { describeValue } from "../labels/describe-value.ts";
import { nameLocation, pathInLocation } from "../labels/name-location.ts";
import { namePicture } from "../labels/name-picture.ts";
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
    const location = nameLocation(schemas, site, { target, path: change.path });
    const inside = pathInLocation(target, change.path);
    const from = inside === change.path ? schema : nameValue(schema, change.path.slice(0, 1)).schema;
    const words = { ...change, path: inside };
    const { revert } = change;
    return {
      key: `${key}${change.key}`,
      location,
      what: inWords(words, from),
      ...textsOf(change, nameValue(from, inside).schema),
      revert,
    };
  });
}

function inWords({ kind, path, before, after }: ValueChange, schema: ReturnType<typeof schemaOf>): string {
  const { name } = nameValue(schema, path);
  switch (kind) {
    case "set":
      return describeValue(schema, path, { before, after });
    case "added":
      return messages.changes.added({ name });
    case "removed":
      return messages.changes.removed({ name });
    case "moved": {
      const from = nameValue(schema, [...path.slice(0, -1), Number(before)]).name;
      return messages.changes[Number(after) < Number(before) ? "movedUp" : "movedDown"]({ name: from });
    }
    case "reordered":
      return messages.changes.orderOf({ name });
  }
}

function textsOf(
  { kind, before = "", after = "" }: ValueChange,
  schema: Schema | undefined,
): Pick<Change, "texts"> {
  if (kind !== "set" || typeof before !== "string" || typeof after !== "string") return {};
  const isPicture = schema?.type === "string" && schema.format === "media";
  return {
    texts: isPicture ? { before: namePicture(before), after: namePicture(after) } : { before, after },
  };
}
