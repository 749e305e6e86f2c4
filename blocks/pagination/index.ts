import { defineBlock } from "../../schema/block/define-block.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { Pagination } from "./view.tsx";

export default defineBlock({
  type: "pagination",
  purpose: "entries",
  icon: "chevrons-left-right",
  schema,
  view: Pagination,
  sample,
});
