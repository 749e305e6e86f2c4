import { defineBlock } from "../../schema/define-block.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { structuredData } from "./structured-data.ts";
import { Project } from "./view.tsx";

export default defineBlock({
  type: "project",
  purpose: "entries",
  icon: "drafting-compass",
  schema,
  view: Project,
  heading: 1,
  sample,
  entryText: "body",
  structuredData,
});
