import { choiceName } from "../../../../editing/labels/choice-name.ts";
import { entryLabel } from "../../../../editing/labels/entry-label.ts";
import { languageName } from "../../../../editing/labels/language-names.ts";
import { entryWords } from "../../../../editing/messages/entry-words.ts";
import { messages } from "../../../../editing/messages/messages.ts";
import type { Schema } from "../../../../schema/fields/schema.ts";
import type { Collection, Model } from "../../../../schema/model/model.ts";
import type { EditorEntry } from "../../../sync/content/editor-content.ts";

/** A filter above the list of a collection's entries. */
export interface EntryFilter {
  /** The key of the field in the front matter. */
  readonly field: string;
  readonly title: string;
  /** The values that the field can have. */
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

export type FilterChoice = Readonly<Record<string, string | undefined>>;

interface Filtered {
  readonly model: Model;
  readonly entries: readonly EditorEntry[];
  readonly languages: readonly string[];
}

export function entryFilters(collection: Collection, site: Filtered): readonly EntryFilter[] {
  const { language: _, translationOf: __, ...fields } = collection.fields.properties;
  const ofFields = Object.entries(fields).flatMap(([field, schema]): EntryFilter[] => {
    if (field === "draft") return [draftFilter()];
    const choices = choicesOf(schema, site);
    return choices && choices.length > 1 ? [{ field, title: schema.title, choices }] : [];
  });
  if (site.languages.length < 2) return ofFields;
  const choices = site.languages.map((value) => ({ value, label: languageName(value) }));
  return [...ofFields, { field: "language", title: entryWords().language, choices }];
}

function draftFilter(): EntryFilter {
  const choices = [
    { value: "true", label: entryWords().draftsOnly },
    { value: "false", label: entryWords().noDrafts },
  ];
  return { field: "draft", title: messages.states.title, choices };
}

function choicesOf(schema: Schema, { model, entries }: Filtered): EntryFilter["choices"] | undefined {
  const single = schema.type === "array" ? schema.items : schema;
  if (single.type === "boolean" && single === schema) {
    return [
      { value: "true", label: entryWords().yes({ field: schema.title }) },
      { value: "false", label: entryWords().no({ field: schema.title }) },
    ];
  }
  if (single.type !== "string") return undefined;
  if (single.entry !== undefined) {
    return entries.flatMap((entry) =>
      entry.collection === single.entry ? [{ value: entry.id, label: entryLabel(model, entry) }] : [],
    );
  }
  return single.enum?.map((value) => ({ value, label: choiceName(single, value) }));
}

export function matchesFilter(
  { fields }: Pick<EditorEntry, "fields">,
  chosen: FilterChoice,
  main: string,
): boolean {
  return Object.entries(chosen).every(([field, wanted]) => {
    if (wanted === undefined) return true;
    const value = fields[field] ?? (field === "language" ? main : undefined);
    if (wanted === "false") return value !== true;
    return Array.isArray(value) ? value.includes(wanted) : String(value) === wanted;
  });
}
