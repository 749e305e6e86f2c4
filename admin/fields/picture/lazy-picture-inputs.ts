import { lazyModule } from "../../ui/browser/lazy-module.ts";
import { lazy } from "../../ui/lazy.tsx";

const pictureInputs = lazyModule(() => import("./picture-inputs.ts"), "used");

export const PictureBrowser = lazy(pictureInputs, "PictureBrowser", "piece");
export const PictureField = lazy(pictureInputs, "PictureField", "piece");
