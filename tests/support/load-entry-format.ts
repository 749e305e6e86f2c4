import { loadEntryFormat } from "../../admin/edits/text/entry-format.ts";

// Tests of what is edited begin where the editor has loaded all of its code.
await loadEntryFormat();
