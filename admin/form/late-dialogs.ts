import { later } from "../later/later.tsx";

/** The dialogs of fields, loaded when they are wanted. */
export const DetailPicker = later(async () => (await import("./detail-picker.tsx")).DetailPicker, "dialog");
export const EntryPicker = later(async () => (await import("./entry-picker.tsx")).EntryPicker, "dialog");
export const LinkDialog = later(async () => (await import("./link-dialog.tsx")).LinkDialog, "dialog");
export const AddBlock = later(async () => (await import("./add-block.tsx")).AddBlock, "dialog");
export const QuotePicker = later(async () => (await import("./quote-picker.tsx")).QuotePicker, "dialog");
