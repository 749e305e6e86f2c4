import { lazyModule } from "../../ui/browser/lazy-module.ts";
import { lazy } from "../../ui/lazy.tsx";

const notes = lazyModule(() => import("./notes.ts"), "used");

export const fieldNotes = {
  FieldProblemList: lazy(notes, "FieldProblemList", "note"),
  RemainingUses: lazy(notes, "RemainingUses", "note"),
};
