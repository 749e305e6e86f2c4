import { entryFile } from "../document/entry-file.ts";
import { nameWithKind } from "../labels/name-entry.ts";
import type { Schemas } from "../labels/schema/schemas.ts";
import { messages } from "../messages/messages.ts";
import type { EditorEntry } from "../sync/content/editor-content.ts";
import { schemasOnWay } from "./source-fields/schema-at.ts";
import type { FieldSource } from "./source-map/field-source.ts";

/** Where something on the page comes from that is not of the block itself, as a sentence; nothing for what is. */
export function nameFieldSource(
  fieldSource: FieldSource,
  schemas: Schemas,
  entries: readonly Pick<EditorEntry, "file" | "document">[],
): string | undefined {
  if (fieldSource.in === "site") {
    const titles = schemasOnWay(schemas.site, fieldSource.path).map(({ title }) => title);
    return messages.preview.fromSettings(titles.join(" › "));
  }
  if (fieldSource.in !== "entry") return undefined;
  const file = entryFile(fieldSource.collection, fieldSource.id);
  const entry = entries.find((other) => other.file === file);
  return messages.preview.fromEntry(nameWithKind(schemas, file, entry?.document));
}
