import { defineBlock } from "../../schema/block/define-block.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { structuredData } from "./structured-data.ts";
import { Showcase } from "./view.tsx";

export default defineBlock({
  type: "showcase",
  purpose: "entries",
  icon: "gallery-vertical",
  schema,
  view: Showcase,
  heading: 1,
  sample,
  structuredData,
});
