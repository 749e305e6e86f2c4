import type { Edit, Holder, ValuePath } from "../edit.ts";
import type { SiteDocument } from "../site-document.ts";
import { valueAt } from "../value-at.ts";
import { describeValue } from "./describe-value.ts";
import { nameBlock } from "./name-block.ts";
import { namePage } from "./name-page.ts";
import { nameValue } from "./name-value.ts";
import { plainName } from "./plain-name.ts";
import { type Schemas, schemaOf } from "./schemas.ts";

/**
 * What an edit does to the document before it, for the undo button: "changed the heading", "moved Questions to
 * Services". In the past tense, without a full stop.
 */
export function describeEdit(edit: Edit, before: SiteDocument, schemas: Schemas): string {
  const page = (id: string) => namePage({ id });
  const block = ({ page: pageId, block: id }: { readonly page: string; readonly block: string }) => {
    const on = before.pages.find((other) => other.id === pageId);
    const found = on?.blocks.find((other) => other.id === id);
    return found ? nameBlock(schemas, on, found) : plainName(id);
  };
  const item = ({ holder, path, index }: { holder: Holder; path: ValuePath; index: number }) =>
    nameValue(schemaOf(schemas, before, holder), [...path, index]).name;
  switch (edit.kind) {
    case "set-value": {
      const change = { before: valueAt(heldIn(before, edit.holder), edit.path), after: edit.value };
      return describeValue(schemaOf(schemas, before, edit.holder), edit.path, change);
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
    case "replace-document":
      return replaced[edit.reason ?? "import"];
    case "batch":
      return describeBatch(edit.edits, before, schemas);
  }
}

const replaced = {
  import: "imported a file",
  "undo-all": "undid all changes",
  "undo-import": "undid an import",
  file: "took the version on disk",
  mine: "kept your version",
} as const;

function describeBatch(edits: readonly Edit[], before: SiteDocument, schemas: Schemas): string {
  const [first, ...others] = edits;
  if (!first) return "changed nothing";
  const sentence = describeEdit(first, before, schemas);
  if (others.length === 0) return sentence;
  return `${sentence} and ${others.length === 1 ? "one thing" : `${others.length} things`} more`;
}

function heldIn(document: SiteDocument, holder: Holder): unknown {
  if (holder.in === "site" || holder.in === "redirects") return document[holder.in];
  const page = document.pages.find(({ id }) => id === holder.page);
  return holder.in === "page" ? page : page?.blocks.find(({ id }) => id === holder.block)?.props;
}
