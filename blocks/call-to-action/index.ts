import { defineBlock } from "../../schema/block/define-block.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { CallToAction } from "./view.tsx";

export default defineBlock({
  type: "call-to-action",
  purpose: "contact",
  icon: "megaphone",
  schema,
  view: CallToAction,
  sample,
});
