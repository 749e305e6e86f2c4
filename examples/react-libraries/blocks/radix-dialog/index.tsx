import { defineBlock, Island, type ObjectSchema, Section, title } from "blockwork";
import Rules from "./island.tsx";

const schema = {
  type: "object",
  title: "Rules",
  description: "Rules in a dialog.",
  properties: {
    title,
    button: { type: "string", title: "Button", description: "What opens them.", minLength: 1 },
    rules: {
      type: "array",
      title: "Rules",
      description: "One by one.",
      items: { type: "string", title: "Rule", description: "A sentence.", minLength: 1 },
      minItems: 1,
    },
  },
  required: ["title", "button", "rules"],
} as const satisfies ObjectSchema;

export default defineBlock({
  type: "radix-dialog",
  purpose: "content",
  icon: "scroll-text",
  schema,
  view: ({ title, button, rules }) => (
    <Section name="radix-dialog" title={title}>
      <Island
        name="radix-dialog"
        hydrateOn="interaction"
        component={Rules}
        props={{ title: button, rules }}
      />
    </Section>
  ),
  sample: {
    title: "Before you row",
    button: "The rules",
    rules: ["Wear a life jacket.", "Be back by dusk."],
  },
});
