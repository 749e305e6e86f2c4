import { defineBlock } from "blockwork";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { Ribbon } from "./view.tsx";

export default defineBlock({
  type: "ribbon",
  purpose: "content",
  icon: "megaphone",
  schema,
  view: Ribbon,
  sample,
  frame: true,
});
