import { lazyModule } from "../../ui/browser/lazy-module.ts";

export const entries = lazyModule(() => import("../../features/entries/entries-workspace.tsx"), "used");

/** The panels over the screens, and the pictures. */
export const panels = lazyModule(() => import("./panels.ts"), "used");

/** What only a site has that is published from the editor. */
export const publishing = lazyModule(() => import("./publishing.ts"), "on-demand");
