import { lazyModule } from "../../ui/browser/lazy-module.ts";
import { lazy } from "../../ui/lazy.tsx";

const linkInputs = lazyModule(() => import("./link-inputs.ts"), "idle");

export const LinkDialog = lazy(linkInputs, "LinkDialog", "dialog");
export const LinkField = lazy(linkInputs, "LinkField", "piece");
