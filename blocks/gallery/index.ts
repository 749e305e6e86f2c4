import { defineBlock } from "../../schema/block/define-block.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { Gallery } from "./view.tsx";

export default defineBlock({
  type: "gallery",
  purpose: "content",
  icon: "images",
  schema,
  view: Gallery,
  sample,
});
