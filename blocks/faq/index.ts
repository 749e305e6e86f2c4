import { defineBlock } from "../../schema/block/define-block.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { structuredData } from "./structured-data.ts";
import { Faq } from "./view.tsx";

export default defineBlock({
  type: "faq",
  purpose: "content",
  icon: "message-circle",
  schema,
  view: Faq,
  sample,
  structuredData,
});
