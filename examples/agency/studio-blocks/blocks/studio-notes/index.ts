import { defineBlock } from "blockwork";
import { messages } from "./messages.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { StudioNotes } from "./view.tsx";

export default defineBlock({
  type: "studio-notes",
  purpose: "content",
  icon: "box",
  schema,
  view: StudioNotes,
  messages,
  sample,
});
