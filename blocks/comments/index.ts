import { defineBlock } from "../../schema/block/define-block.ts";
import { giscus } from "./giscus.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { Comments } from "./view.tsx";

export default defineBlock({
  type: "comments",
  purpose: "trust",
  icon: "messages-square",
  schema,
  view: Comments,
  sample,
  loads: () => ({ frames: [giscus] }),
});
