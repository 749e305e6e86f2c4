import { lazy } from "../../ui/lazy.tsx";

export const FixButtons = lazy(async () => (await import("./fix-buttons.tsx")).FixButtons, "note");
