import { defineBlock } from "blockwork";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { FloweringCalendar } from "./view.tsx";

export default defineBlock({
  type: "flowering-calendar",
  purpose: "entries",
  icon: "calendar-days",
  schema,
  view: FloweringCalendar,
  sample,
});
