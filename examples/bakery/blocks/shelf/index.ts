import { defineBlock } from "blockwork";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { Shelf } from "./view.tsx";

export default defineBlock({
  type: "shelf",
  purpose: "content",
  icon: "store",
  schema,
  view: Shelf,
  sample,
});
