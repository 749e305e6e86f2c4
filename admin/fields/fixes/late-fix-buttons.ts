import { lazy } from "../../ui/lazy.tsx";

/** What mends problems, loaded when there are any. */
export const FixButtons = lazy(async () => (await import("./fix-buttons.tsx")).FixButtons, "note");
