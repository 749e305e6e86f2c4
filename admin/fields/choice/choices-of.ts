import { choiceName } from "../../../editing/labels/choice-name.ts";
import { entryLabel } from "../../../editing/labels/entry-label.ts";
import type { NamedChoices } from "../../../editing/labels/schema/localize-schema.ts";
import type { StringSchema } from "../../../schema/fields/schema.ts";
import type { EditorContent } from "../../sync/content/editor-content.ts";

/** A value that a field can have. */
export interface Choice {
  /** As it is written in the file. */
  readonly value: string;
  /** As it is shown. */
  readonly label: string;
}

export function choicesOf(
  schema: StringSchema & NamedChoices,
  { entries, model }: Pick<EditorContent, "entries" | "model">,
): readonly Choice[] {
  if (schema.entry) {
    return entries
      .filter(({ collection }) => collection === schema.entry)
      .map((entry) => ({ value: entry.id, label: entryLabel(model, entry) }));
  }
  return (schema.enum ?? []).map((value) => ({
    value,
    label: choiceName(schema, value),
  }));
}

const room = 34;

export function fitInRow(choices: readonly Choice[]): boolean {
  return choices.length <= 4 && choices.reduce((sum, { label }) => sum + label.length + 3, 0) <= room;
}
