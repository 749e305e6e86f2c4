import { lazyModule } from "../../ui/browser/lazy-module.ts";
import { lazy } from "../../ui/lazy.tsx";

const problemList = lazyModule(() => import("./field-problem-list.tsx"), "used");

export const FieldProblemList = lazy(problemList, "FieldProblemList", "note");
