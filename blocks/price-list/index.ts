import { defineBlock } from "../../schema/block/define-block.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { PriceList } from "./view.tsx";

export default defineBlock({
  type: "price-list",
  purpose: "content",
  icon: "receipt-text",
  schema,
  view: PriceList,
  sample,
});
