import { defineBlock } from "../../schema/block/define-block.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { Hero } from "./view.tsx";

export default defineBlock({
  type: "hero",
  purpose: "opening",
  icon: "house",
  schema,
  view: Hero,
  heading: 1,
  sample,
});
