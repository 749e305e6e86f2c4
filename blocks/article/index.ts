import { defineBlock } from "../../schema/block/define-block.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { structuredData } from "./structured-data.ts";
import { Article } from "./view.tsx";

export default defineBlock({
  type: "article",
  purpose: "entries",
  icon: "notebook-pen",
  schema,
  view: Article,
  heading: 1,
  sample,
  structuredData,
  toasts: true,
});
