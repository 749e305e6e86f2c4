import { defineBlock } from "../../schema/block/define-block.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { ContactDetails } from "./view.tsx";

export default defineBlock({
  type: "contact-details",
  purpose: "contact",
  icon: "contact",
  schema,
  view: ContactDetails,
  sample,
});
