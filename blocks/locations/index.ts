import { defineBlock } from "../../schema/block/define-block.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { Locations } from "./view.tsx";

export default defineBlock({
  type: "locations",
  purpose: "contact",
  icon: "map-pin",
  schema,
  view: Locations,
  sample,
  frames: ({ places }) => places.flatMap(({ map }) => map ?? []),
});
