import { defineBlock } from "../../schema/block/define-block.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { ProjectGallery } from "./view.tsx";

export default defineBlock({
  type: "project-gallery",
  purpose: "entries",
  icon: "folder-open",
  schema,
  view: ProjectGallery,
  sample,
  deferredPictureUses: ["wide", "thumbnail"],
});
