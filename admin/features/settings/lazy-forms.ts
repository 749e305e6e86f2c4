import { lazyModule } from "../../ui/browser/lazy-module.ts";

export const settingsForms = lazyModule(() => import("./forms.ts"), "idle");
