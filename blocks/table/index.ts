import { defineBlock } from "../../schema/block/define-block.ts";
import { check } from "./check.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { Table } from "./view.tsx";

export default defineBlock({
  type: "table",
  purpose: "content",
  icon: "table",
  schema,
  view: Table,
  sample,
  check,
});
