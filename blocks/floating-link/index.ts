import { defineBlock } from "../../schema/block/define-block.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { FloatingLink } from "./view.tsx";

export default defineBlock({
  type: "floating-link",
  icon: "message-circle",
  frame: true,
  schema,
  view: FloatingLink,
  sample,
});
