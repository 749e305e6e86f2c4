import { loadEditing } from "../../admin/edits/load-editing.ts";
import { loadEntryFormat } from "../../admin/edits/text/entry-format.ts";
import { loadLateMessages } from "../../admin/messages/messages.ts";

// Tests of what is edited begin where the editor has loaded all of its code and texts.
await Promise.all([loadEditing(), loadEntryFormat(), loadLateMessages()]);
