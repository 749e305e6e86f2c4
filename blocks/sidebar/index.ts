import { defineBlock } from "../../schema/block/define-block.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { Sidebar } from "./view.tsx";

export default defineBlock({
  type: "sidebar",
  purpose: "content",
  icon: "panel-right",
  schema,
  view: Sidebar,
  sample,
});
