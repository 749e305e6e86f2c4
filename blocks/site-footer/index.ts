import { defineBlock } from "../../schema/block/define-block.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { SiteFooter } from "./view.tsx";

export default defineBlock({
  type: "site-footer",
  icon: "panel-bottom",
  frame: true,
  schema,
  view: SiteFooter,
  sample,
});
