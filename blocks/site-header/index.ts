import { defineBlock } from "../../schema/block/define-block.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { SiteHeader } from "./view.tsx";

export default defineBlock({
  type: "site-header",
  icon: "panel-top",
  frame: true,
  schema,
  view: SiteHeader,
  sample,
});
