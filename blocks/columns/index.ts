import { defineBlock } from "../../schema/block/define-block.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { Columns } from "./view.tsx";

export default defineBlock({
  type: "columns",
  purpose: "content",
  icon: "columns-2",
  schema,
  view: Columns,
  sample,
});
