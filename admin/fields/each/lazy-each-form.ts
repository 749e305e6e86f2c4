import { lazy } from "../../ui/lazy.tsx";

export const EachForm = lazy(async () => (await import("./each-form.tsx")).EachForm, "piece");
