import { defineBlock } from "../../schema/define-block.ts";
import { check } from "./check.ts";
import { sample } from "./sample.ts";
import { schema } from "./schema.ts";
import { Form } from "./view.tsx";

export default defineBlock({
  type: "form",
  purpose: "contact",
  icon: "send",
  schema,
  view: Form,
  sample,
  check,
  toasts: true,
  connects: ({ delivery }) => (delivery?.endpoint ? [delivery.endpoint] : []),
});
