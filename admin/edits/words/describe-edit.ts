import type { Schema } from "../../../schema/schema.ts";
import type { Edit, Holder, ValuePath } from "../edit.ts";
import { collectionOf, entryFile } from "../entry-file.ts";
import { findPage } from "../frames.ts";
import { idsInOrder, isOrderFile } from "../order-file.ts";
import type { EditedSite } from "../site-document.ts";
import { valueAt } from "../value-at.ts";
import { describeText } from "./describe-text.ts";
import { describeValue } from "./describe-value.ts";
import { nameBlock } from "./name-block.ts";
import { nameWithKind } from "./name-entry.ts";
import { namePage } from "./name-page.ts";
import { nameValue } from "./name-value.ts";
import { plainName } from "./plain-name.ts";
import { collectionTitle, type Schemas, schemaOf } from "./schemas.ts";

/**
 * What an edit does to the document before it, for the undo button: "changed the heading", "moved Questions to
 * Services". In the past tense, without a full stop.
 */
export function describeEdit(edit: Edit, before: EditedSite, schemas: Schemas): string {
  const page = (id: string) => namePage({ id });
  const block = ({ page: pageId, block: id }: { readonly page: string; readonly block: string }) => {
    const on = findPage(before.config, pageId);
    const found = on?.blocks.find((other) => other.id === id);
    return found ? nameBlock(schemas, on, found) : plainName(id);
  };
  const entry = (file: string, known = before.entries[file]) => nameWithKind(schemas, file, known);
  const order = orderWords(edit, before, schemas);
  if (order !== undefined) return order;
  const item = ({ holder, path, index }: { holder: Holder; path: ValuePath; index: number }) => {
    const inside = insideOf(holder, [...path, index], schemaOf(schemas, before, holder));
    return nameValue(inside.schema, inside.path).name;
  };
  switch (edit.kind) {
    case "set-value": {
      const { holder, path, value } = edit;
      const change = { before: valueAt(heldIn(before, holder), path), after: value };
      if (holder.in === "entry" && path[0] === "body") return describeText(change);
      const inside = insideOf(holder, path, schemaOf(schemas, before, holder));
      return describeValue(inside.schema, inside.path, change);
    }
    case "insert-item":
      return `added ${item(edit)}`;
    case "remove-item":
      return `removed ${item(edit)}`;
    case "move-item":
      return `moved ${item(edit)} ${edit.to < edit.index ? "up" : "down"}`;
    case "duplicate-item":
      return `duplicated ${item(edit)}`;
    case "insert-block":
      return `added ${nameBlock(schemas, undefined, edit.block)}`;
    case "paste-block":
      return `pasted ${nameBlock(schemas, undefined, edit.block)}`;
    case "remove-block":
      return `deleted ${block(edit)}`;
    case "move-block":
      return edit.to.page === edit.page
        ? `moved ${block(edit)}`
        : `moved ${block(edit)} to ${page(edit.to.page)}`;
    case "duplicate-block":
      return `duplicated ${block(edit)}`;
    case "set-block-hidden":
      return `${edit.hidden ? "hid" : "showed"} ${block(edit)}`;
    case "set-block-lock":
      return `${edit.lock ? "locked" : "unlocked"} ${block(edit)}`;
    case "insert-page":
      return `added the page ${namePage(edit.page)}`;
    case "duplicate-page":
      return `duplicated the page ${page(edit.page)}`;
    case "remove-page":
      return `deleted the page ${page(edit.page)}`;
    case "move-page":
      return `moved the page ${page(edit.page)}`;
    case "set-page-path":
      return `changed the address of ${page(edit.page)} to ${edit.path}`;
    case "insert-entry":
      return `added ${entry(edit.file, edit.entry)}`;
    case "remove-entry":
      return `deleted ${entry(edit.file)}`;
    case "replace-entry":
      return edit.reason ? replaced[edit.reason] : `replaced ${entry(edit.file)}`;
    case "replace-document":
      return replaced[edit.reason ?? "import"];
    case "batch":
      return edit.reason ? replaced[edit.reason] : describeBatch(edit.edits, before, schemas);
  }
}

const replaced = {
  import: "imported a file",
  "undo-all": "undid all changes",
  "undo-import": "undid an import",
  file: "took the version on disk",
  mine: "kept your version",
} as const;

function describeBatch(edits: readonly Edit[], before: EditedSite, schemas: Schemas): string {
  const [first, ...others] = edits;
  if (!first) return "changed nothing";
  const sentence = describeEdit(first, before, schemas);
  if (others.length === 0) return sentence;
  return `${sentence} and ${others.length === 1 ? "one thing" : `${others.length} things`} more`;
}

/** What an edit of a collection's order does; nothing for any other edit. */
function orderWords(edit: Edit, { entries }: EditedSite, schemas: Schemas): string | undefined {
  const file =
    "file" in edit ? edit.file : "holder" in edit && edit.holder.in === "entry" ? edit.holder.file : "";
  if (!isOrderFile(file)) return undefined;
  const collection = collectionOf(file);
  const moved = edit.kind === "move-item" ? idsInOrder(entries[file])[edit.index] : undefined;
  if (edit.kind !== "move-item" || moved === undefined)
    return `changed the order of ${collectionTitle(schemas, collection)}`;
  const entry = entryFile(collection, moved);
  return `moved ${nameWithKind(schemas, entry, entries[entry])} ${edit.to < edit.index ? "up" : "down"}`;
}

/** The schema of an entry's fields, and the path in them: "the title", not "the title of the bread". */
function insideOf(holder: Holder, path: ValuePath, schema: Schema | undefined) {
  if (holder.in !== "entry" || path[0] !== "frontMatter" || path.length < 2) return { schema, path };
  return { schema: nameValue(schema, path.slice(0, 1)).schema, path: path.slice(1) };
}

function heldIn({ config, entries }: EditedSite, holder: Holder): unknown {
  if (holder.in === "entry") return entries[holder.file];
  if (holder.in === "site" || holder.in === "redirects") return config[holder.in];
  const page = findPage(config, holder.page);
  return holder.in === "page" ? page : page?.blocks.find(({ id }) => id === holder.block)?.props;
}
