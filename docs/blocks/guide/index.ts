import { defineBlock } from "blockwork";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { Guide } from "./view.tsx";

export default defineBlock({
  type: "guide",
  icon: "book-open",
  schema,
  view: Guide,
  sample,
  heading: 1,
});
