import { defineBlock } from "blockwork";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { Ticket } from "./view.tsx";

export default defineBlock({
  type: "ticket",
  purpose: "content",
  icon: "ticket",
  schema,
  view: Ticket,
  sample,
});
