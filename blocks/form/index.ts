import { defineBlock } from "../../schema/block/define-block.ts";
import { check } from "./check.ts";
import { handlerPath } from "./handler-path.ts";
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
  notes: ({ title, delivery }) =>
    delivery?.endpoint || delivery?.handler
      ? []
      : [`The form "${title}" sends nothing: it has neither a handler nor an endpoint.`],
  toasts: true,
  connects: ({ delivery }) => (delivery?.endpoint ? [delivery.endpoint] : []),
  frames: ({ delivery }) =>
    delivery?.handler && delivery.turnstile ? [delivery.endpoint ?? handlerPath] : [],
});
