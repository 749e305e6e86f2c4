import type { ValuePath } from "../../editing/document/edit.ts";
import { entryIdOf } from "../../editing/document/entry.ts";
import { valueAt } from "../../editing/document/value.ts";
import { unixLines } from "../../editing/source-text/unix-lines.ts";
import type { StringSchema } from "../../schema/fields/schema.ts";
import { editableText } from "../preview/frame/editable-text.ts";
import type { FrameSelection } from "../preview/frame/frame-actions.ts";
import { sharedField, textSchema } from "../preview/source-fields/shared-fields.ts";
import { blockContext, type FieldSite, writeField } from "../preview/source-fields/write-field.ts";
import type { EditorDocument } from "../sync/store/editor-document.ts";

/** A Markdown text that is edited on the page. */
export interface WritingSource {
  /** Where the page shows it. */
  readonly shown: FrameSelection;
  /** The schema of the text, with the level of its highest heading. */
  readonly schema: StringSchema;
  /** The text as it is now, whose line ends are all "\n"; nothing once it can't be written any more. */
  read(): string | undefined;
  /** Writes it as a step that can be undone; gives why it could not be, as a sentence. */
  write(text: string): string | undefined;
}

export function entrySource(
  { file, collection, schema }: { file: string; collection: string; schema: StringSchema },
  { store }: Pick<EditorDocument, "store">,
): WritingSource {
  const fieldSource = { in: "entry", collection, id: entryIdOf(file), path: ["body"] } as const;
  return {
    shown: { block: undefined, fieldSource },
    schema,
    read: () => store.getState().entries[file]?.body,
    write(text) {
      // The first words of a file come with the end of their line.
      const isFirst = store.getState().entries[file]?.body === "" && text !== "" && !text.endsWith("\n");
      const value = isFirst ? `${text}\n` : text;
      const target = { in: "entry", file } as const;
      const result = store.getState().type({ kind: "set-value", target, path: ["body"], value });
      return "editError" in result ? result.editError : undefined;
    },
  };
}

export function fieldSource(shown: FrameSelection, site: FieldSite): WritingSource | undefined {
  const { block, fieldSource } = shown;
  if (!block || fieldSource?.in !== "block") return undefined;
  const path: ValuePath = fieldSource.path;
  const schema = textSchema(blockContext(block, site), path);
  if (!schema) return undefined;
  return {
    shown,
    // The first heading of a text stands below that of its block.
    schema: { headingLevel: 3, ...schema },
    read() {
      const placed = blockContext(block, site);
      const isWritable =
        site.store.getState().readOnly === undefined && "markdown" in editableText(placed, path);
      const text =
        sharedField(placed, path)?.text ?? valueAt(placed.block?.props ?? {}, path) ?? schema.default;
      return isWritable ? unixLines(typeof text === "string" ? text : "") : undefined;
    },
    write(text) {
      const result = writeField({ block, path, text }, site);
      return "editError" in result ? result.editError : undefined;
    },
  };
}
