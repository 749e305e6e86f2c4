import { defineBlock } from "../../schema/block/define-block.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { NotFound } from "./view.tsx";

export default defineBlock({
  type: "not-found",
  purpose: "opening",
  icon: "triangle-alert",
  schema,
  view: NotFound,
  heading: 1,
  sample,
});
