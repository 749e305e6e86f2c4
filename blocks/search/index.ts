import { defineBlock } from "../../schema/block/define-block.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { Search } from "./view.tsx";

export default defineBlock({
  type: "search",
  purpose: "content",
  icon: "search",
  schema,
  view: Search,
  sample,
});
