import { messages as de } from "../../admin/messages/compiled/de.ts";
import { messages as deEntries } from "../../admin/messages/compiled/de-entries.ts";
import { messages as deFields } from "../../admin/messages/compiled/de-fields.ts";
import { messages as deLibrary } from "../../admin/messages/compiled/de-library.ts";
import { messages as en } from "../../admin/messages/compiled/en.ts";
import { messages as enEntries } from "../../admin/messages/compiled/en-entries.ts";
import { messages as enFields } from "../../admin/messages/compiled/en-fields.ts";
import { messages as enLibrary } from "../../admin/messages/compiled/en-library.ts";

/** The texts of the editor by which tests find what they press. */
export const english = { ...en, entries: enEntries, fields: enFields, library: enLibrary };
export const german = { ...de, entries: deEntries, fields: deFields, library: deLibrary };
export type EditorWords = typeof english;
