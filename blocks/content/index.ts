import { defineBlock } from "../../schema/block/define-block.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { Content } from "./view.tsx";

export default defineBlock({
  type: "content",
  icon: "file-text",
  frame: true,
  schema,
  view: Content,
  sample,
});
