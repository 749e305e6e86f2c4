import { defineBlock } from "../../schema/block/define-block.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { Timeline } from "./view.tsx";

export default defineBlock({
  type: "timeline",
  purpose: "content",
  icon: "list-checks",
  schema,
  view: Timeline,
  sample,
});
