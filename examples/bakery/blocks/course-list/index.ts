import { defineBlock } from "blockwork";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { CourseList } from "./view.tsx";

export default defineBlock({
  type: "course-list",
  purpose: "content",
  icon: "calendar-days",
  schema,
  view: CourseList,
  sample,
});
