import { defineBlock } from "../../schema/block/define-block.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { PictureBlock } from "./view.tsx";

export default defineBlock({
  type: "picture",
  purpose: "content",
  icon: "camera",
  schema,
  view: PictureBlock,
  sample,
});
