import { defineBlock } from "../../schema/block/define-block.ts";
import { check } from "./check.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { structuredData } from "./structured-data.ts";
import { CardsGrid } from "./view.tsx";

export default defineBlock({
  type: "cards-grid",
  purpose: "content",
  icon: "layout-grid",
  schema,
  view: CardsGrid,
  sample,
  check,
  deferredPictureUses: ["card", "half"],
  structuredData,
});
