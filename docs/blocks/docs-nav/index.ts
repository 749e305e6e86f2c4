import { defineBlock } from "blockwork";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { DocsNav } from "./view.tsx";

export default defineBlock({
  type: "docs-nav",
  icon: "panel-left",
  schema,
  view: DocsNav,
  sample,
  frame: true,
});
