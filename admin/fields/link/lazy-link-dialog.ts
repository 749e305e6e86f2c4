import { lazy } from "../../ui/lazy.tsx";

export const LinkDialog = lazy(async () => (await import("./link-dialog.tsx")).LinkDialog, "dialog");
