import { defineBlock } from "../../schema/block/define-block.ts";
import { check } from "./check.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { OpeningNow } from "./view.tsx";

export default defineBlock({
  type: "opening-now",
  purpose: "contact",
  icon: "clock",
  schema,
  view: OpeningNow,
  sample,
  check,
});
