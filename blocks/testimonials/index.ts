import { defineBlock } from "../../schema/block/define-block.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { Testimonials } from "./view.tsx";

export default defineBlock({
  type: "testimonials",
  purpose: "trust",
  icon: "message-square-text",
  schema,
  view: Testimonials,
  sample,
});
