import { defineBlock } from "blockwork";
import { check, problems } from "./check.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { PriceList } from "./view.tsx";

export default defineBlock({
  type: "price-list",
  replaces: "price-list",
  purpose: "content",
  icon: "list-checks",
  schema,
  view: PriceList,
  sample,
  problems,
  check,
});
