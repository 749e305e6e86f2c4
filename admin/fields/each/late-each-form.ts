import { lazy } from "../../ui/lazy.tsx";

/** The form of a list that is made by a rule, loaded when a block with one is chosen. */
export const EachForm = lazy(async () => (await import("./each-form.tsx")).EachForm, "piece");
