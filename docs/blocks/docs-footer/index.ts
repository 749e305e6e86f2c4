import { defineBlock } from "blockwork";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { DocsFooter } from "./view.tsx";

export default defineBlock({
  type: "docs-footer",
  icon: "panel-bottom",
  schema,
  view: DocsFooter,
  sample,
  frame: true,
});
