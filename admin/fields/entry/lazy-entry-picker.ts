import { lazy } from "../../ui/lazy.tsx";

export const EntryPicker = lazy(async () => (await import("./entry-picker.tsx")).EntryPicker, "dialog");
