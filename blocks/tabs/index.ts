import { defineBlock } from "../../schema/block/define-block.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { Tabs } from "./view.tsx";

export default defineBlock({
  type: "tabs",
  purpose: "content",
  icon: "panel-top",
  schema,
  view: Tabs,
  sample,
});
