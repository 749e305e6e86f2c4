import { defineBlock } from "../../schema/block/define-block.ts";
import { check } from "./check.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { structuredData } from "./structured-data.ts";
import { Product } from "./view.tsx";

export default defineBlock({
  type: "product",
  purpose: "entries",
  icon: "shopping-basket",
  schema,
  view: Product,
  heading: 1,
  sample,
  check,
  structuredData,
});
