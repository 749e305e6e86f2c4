import { defineBlock } from "../../schema/block/define-block.ts";
import { check } from "./check.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { structuredData } from "./structured-data.ts";
import { Events } from "./view.tsx";

export default defineBlock({
  type: "events",
  purpose: "entries",
  icon: "calendar-days",
  schema,
  view: Events,
  sample,
  check,
  structuredData,
});
