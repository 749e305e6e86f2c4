import type { StringSchema } from "../../../schema/schema.ts";
import { entryLabel } from "../../labels/entry-label.ts";
import { humanizeKey } from "../../labels/schema/humanize-key.ts";
import type { NamedChoices } from "../../labels/schema/localize-schema.ts";
import type { EditorContent } from "../../sync/content/editor-content.ts";

export interface Choice {
  readonly value: string;
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
    label: schema.choiceNames?.[value] ?? labelOf(value),
  }));
}

/** A value as words: "long-text" is "Long text"; what has capitals or spaces is in words already. */
function labelOf(value: string): string {
  return /[A-Z ]/.test(value) ? value : humanizeKey(value);
}

const room = 34;

export function fitInRow(choices: readonly Choice[]): boolean {
  return choices.length <= 4 && choices.reduce((sum, { label }) => sum + label.length + 3, 0) <= room;
}
