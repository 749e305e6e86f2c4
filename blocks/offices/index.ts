import { defineBlock } from "../../schema/define-block.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { Offices } from "./view.tsx";

export default defineBlock({
  type: "offices",
  purpose: "contact",
  icon: "map-pin",
  schema,
  view: Offices,
  sample,
});
