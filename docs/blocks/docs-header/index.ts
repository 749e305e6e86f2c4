import { defineBlock } from "blockwork";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { DocsHeader } from "./view.tsx";

export default defineBlock({
  type: "docs-header",
  icon: "panel-top",
  schema,
  view: DocsHeader,
  sample,
  frame: true,
});
