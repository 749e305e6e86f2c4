import { defineBlock } from "../../schema/block/define-block.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { Logos } from "./view.tsx";

export default defineBlock({
  type: "logos",
  purpose: "trust",
  icon: "badge-check",
  schema,
  view: Logos,
  sample,
});
