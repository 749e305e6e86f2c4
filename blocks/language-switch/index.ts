import { defineBlock } from "../../schema/block/define-block.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { LanguageSwitch } from "./view.tsx";

export default defineBlock({
  type: "language-switch",
  icon: "languages",
  frame: true,
  schema,
  view: LanguageSwitch,
  sample,
});
