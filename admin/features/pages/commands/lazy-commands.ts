import { lazyModule } from "../../../ui/browser/lazy-module.ts";

/** What only some of the commands need. */
export const lazyCommands = lazyModule(() => import("./command-parts.ts"), "used");
