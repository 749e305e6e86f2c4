import { lazy } from "../../ui/lazy.tsx";

export const DetailPicker = lazy(async () => (await import("./detail-picker.tsx")).DetailPicker, "dialog");
