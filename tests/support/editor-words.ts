import { messages as de } from "../../editing/messages/compiled/de.ts";
import { messages as deEach } from "../../editing/messages/compiled/de-each.ts";
import { messages as deEntries } from "../../editing/messages/compiled/de-entries.ts";
import { messages as deFields } from "../../editing/messages/compiled/de-fields.ts";
import { messages as deLibrary } from "../../editing/messages/compiled/de-library.ts";
import { messages as deReplace } from "../../editing/messages/compiled/de-replace.ts";
import { messages as deTable } from "../../editing/messages/compiled/de-table.ts";
import { messages as en } from "../../editing/messages/compiled/en.ts";
import { messages as enEach } from "../../editing/messages/compiled/en-each.ts";
import { messages as enEntries } from "../../editing/messages/compiled/en-entries.ts";
import { messages as enFields } from "../../editing/messages/compiled/en-fields.ts";
import { messages as enLibrary } from "../../editing/messages/compiled/en-library.ts";
import { messages as enReplace } from "../../editing/messages/compiled/en-replace.ts";
import { messages as enTable } from "../../editing/messages/compiled/en-table.ts";

/** The texts of the editor by which tests find what they press. */
export const english = {
  ...en,
  each: enEach,
  entries: enEntries,
  fields: enFields,
  library: enLibrary,
  replace: enReplace,
  table: enTable,
};
export const german = {
  ...de,
  each: deEach,
  entries: deEntries,
  fields: deFields,
  library: deLibrary,
  replace: deReplace,
  table: deTable,
};
export type EditorWords = typeof english;
