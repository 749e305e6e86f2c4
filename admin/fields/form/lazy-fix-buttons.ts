import { lazy } from "../../ui/lazy.tsx";

/** What mends problems, loaded when there are any. */
export const FixButtons = lazy(async () => (await import("../fixes/fix-buttons.tsx")).FixButtons, "note");
