import { defineBlock } from "blockwork";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { PriceList } from "./view.tsx";

export default defineBlock({
  type: "price-list",
  purpose: "content",
  icon: "list-checks",
  schema,
  view: PriceList,
  sample,
});
