import { messages as de } from "../../editing/messages/compiled/de.ts";
import { messages as deEntries } from "../../editing/messages/compiled/de-entries.ts";
import { messages as deFields } from "../../editing/messages/compiled/de-fields.ts";
import { messages as deLibrary } from "../../editing/messages/compiled/de-library.ts";
import { messages as en } from "../../editing/messages/compiled/en.ts";
import { messages as enEntries } from "../../editing/messages/compiled/en-entries.ts";
import { messages as enFields } from "../../editing/messages/compiled/en-fields.ts";
import { messages as enLibrary } from "../../editing/messages/compiled/en-library.ts";

/** The texts of the editor by which tests find what they press. */
export const english = { ...en, entries: enEntries, fields: enFields, library: enLibrary };
export const german = { ...de, entries: deEntries, fields: deFields, library: deLibrary };
export type EditorWords = typeof english;
