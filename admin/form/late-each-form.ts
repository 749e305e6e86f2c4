import { lazy } from "../later/later.tsx";

/** The form of a list that is made by a rule, loaded when a block with one is chosen. */
export const EachForm = lazy(async () => (await import("./each-form.tsx")).EachForm, "piece");
