import { lazyModule } from "../../ui/browser/lazy-module.ts";
import { lazy } from "../../ui/lazy.tsx";

const insertMenu = lazyModule(() => import("./insert-menu.tsx"), "used");

export const InsertMenu = lazy(insertMenu, "InsertMenu", "dialog");
