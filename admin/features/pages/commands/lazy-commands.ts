import { lazyModule } from "../../../ui/browser/lazy-module.ts";

/** What only some of the commands need. */
export const laterCommands = lazyModule(() => import("./later-commands.ts"), "idle");
