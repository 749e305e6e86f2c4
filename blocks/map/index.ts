import { defineBlock } from "../../schema/block/define-block.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { MapBlock } from "./view.tsx";

export default defineBlock({
  type: "map",
  purpose: "contact",
  icon: "map",
  schema,
  view: MapBlock,
  sample,
  frames: ({ embed }) => [embed],
});
