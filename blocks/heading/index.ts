import { defineBlock } from "../../schema/block/define-block.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { Heading } from "./view.tsx";

export default defineBlock({
  type: "heading",
  purpose: "opening",
  icon: "pen-tool",
  schema,
  view: Heading,
  heading: 1,
  sample,
});
