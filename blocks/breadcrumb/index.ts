import { defineBlock } from "../../schema/block/define-block.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { structuredData } from "./structured-data.ts";
import { Breadcrumb } from "./view.tsx";

export default defineBlock({
  type: "breadcrumb",
  purpose: "opening",
  icon: "chevron-right",
  schema,
  view: Breadcrumb,
  sample,
  structuredData,
});
