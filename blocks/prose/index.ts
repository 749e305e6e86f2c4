import { defineBlock } from "../../schema/block/define-block.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { ProseBlock } from "./view.tsx";

export default defineBlock({
  type: "prose",
  purpose: "content",
  icon: "file-text",
  schema,
  view: ProseBlock,
  sample,
});
