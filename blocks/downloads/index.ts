import { defineBlock } from "../../schema/block/define-block.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { Downloads } from "./view.tsx";

export default defineBlock({
  type: "downloads",
  purpose: "content",
  icon: "file-down",
  schema,
  view: Downloads,
  sample,
});
