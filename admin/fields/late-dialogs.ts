import { lazy } from "../ui/lazy.tsx";

/** The dialogs of fields, loaded when they are wanted. */
export const DetailPicker = lazy(async () => (await import("./detail-picker.tsx")).DetailPicker, "dialog");
export const EntryPicker = lazy(async () => (await import("./entry-picker.tsx")).EntryPicker, "dialog");
export const LinkDialog = lazy(async () => (await import("./link-dialog.tsx")).LinkDialog, "dialog");
export const AddBlock = lazy(async () => (await import("./add-block.tsx")).AddBlock, "dialog");
export const QuotePicker = lazy(async () => (await import("./quote-picker.tsx")).QuotePicker, "dialog");
