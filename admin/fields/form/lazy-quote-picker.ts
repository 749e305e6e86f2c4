import { lazy } from "../../ui/lazy.tsx";

export const QuotePicker = lazy(async () => (await import("./quote-picker.tsx")).QuotePicker, "dialog");
