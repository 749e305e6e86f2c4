import { defineBlock } from "blockwork";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { Timetable } from "./view.tsx";

export default defineBlock({
  type: "timetable",
  purpose: "content",
  icon: "clock",
  schema,
  view: Timetable,
  sample,
});
