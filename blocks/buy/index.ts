import { defineBlock } from "../../schema/block/define-block.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { Buy } from "./view.tsx";

export default defineBlock({
  type: "buy",
  purpose: "contact",
  icon: "shopping-bag",
  schema,
  view: Buy,
  sample,
});
