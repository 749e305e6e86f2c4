import { defineBlock } from "blockwork";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { Front } from "./view.tsx";

export default defineBlock({
  type: "front",
  icon: "terminal",
  schema,
  view: Front,
  sample,
  heading: 1,
});
