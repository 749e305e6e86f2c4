import { defineBlock } from "blockwork";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { PageList } from "./view.tsx";

export default defineBlock({
  type: "page-list",
  icon: "list",
  schema,
  view: PageList,
  sample,
  heading: 1,
});
