import type { BlockAddress, ValuePath } from "../../../editing/document/edit.ts";
import { findPage } from "../../../editing/document/frames.ts";
import { valueAt } from "../../../editing/document/value.ts";
import { schemaAt } from "../../../editing/labels/field-at.ts";
import { withLineEnds } from "../../../editing/source-text/with-line-ends.ts";
import type { OpenedSite } from "../../site/opened-site.ts";
import type { EditorDocument } from "../../sync/store/editor-document.ts";
import { type BlockContext, sharedField } from "./shared-fields.ts";

export type FieldSite = Pick<EditorDocument, "store"> & Pick<OpenedSite, "blocks" | "schemas">;

export function blockContext(address: BlockAddress, { store, blocks, schemas }: FieldSite): BlockContext {
  const { document } = store.getState();
  const block = findPage(document, address.page)?.blocks.find(({ id }) => id === address.block);
  const definition = blocks.find(({ type }) => type === block?.type);
  return { block, definition, page: address.page, document, schemas };
}

interface FieldText {
  readonly block: BlockAddress;
  readonly path: ValuePath;
  readonly text: string;
}

/** In the block, or where a shared text is defined. Unchanged lines keep their line ends; an emptied optional text is removed. */
export function writeField({ block, path, text }: FieldText, site: FieldSite) {
  const placed = blockContext(block, site);
  const shared = sharedField(placed, path);
  const required = shared ? shared.required : isRequired(placed, path);
  const before = shared ? shared.text : valueAt(placed.block?.props ?? {}, path);
  const value = withLineEnds(typeof before === "string" ? before : "", text);
  const { target, path: at } = shared ?? { target: { in: "block", ...block } as const, path };
  const edit = { kind: "set-value", target, path: at } as const;
  return site.store.getState().type(value !== "" || required ? { ...edit, value } : edit);
}

function isRequired({ block, definition, schemas }: BlockContext, path: ValuePath): boolean {
  const root = definition && { schema: definition.schema, value: block?.props, blocks: schemas.blocks };
  const parent = root && schemaAt(root, path.slice(0, -1));
  return parent?.type !== "object" || (parent.required ?? []).includes(String(path.at(-1)));
}
