import { lazyModule } from "../../ui/browser/lazy-module.ts";

export const newPictures = lazyModule(() => import("./new-pictures.ts"), "used");
