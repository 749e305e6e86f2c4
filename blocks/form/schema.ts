import type { ObjectSchema } from "../../schema/schema.ts";
import { intro, label, title } from "../_kit/schemas.ts";

export const schema = {
  type: "object",
  title: "Form",
  description: "A form that visitors fill in. Its fields are a list, so one can be added without code.",
  properties: {
    label,
    title,
    intro,
    fields: {
      type: "array",
      title: "Fields",
      description: "The fields, in order.",
      items: {
        type: "object",
        title: "Field",
        description: "One field.",
        properties: {
          name: {
            type: "string",
            title: "Name",
            description:
              "What the field is called in the message that is sent: a small letter, then letters, digits and hyphens.",
            pattern: "^[a-z][a-zA-Z0-9_-]*$",
          },
          label: { type: "string", title: "Label", description: "The words above the field.", minLength: 1 },
          kind: {
            type: "string",
            enum: ["text", "email", "tel", "long-text"],
            title: "Kind",
            description: "What is typed in: it decides the keyboard on a phone and the browser's checks.",
            default: "text",
          },
          required: {
            type: "boolean",
            title: "Required",
            description: "Whether the form can be sent without it.",
            default: false,
          },
          placeholder: { type: "string", title: "Example", description: "Shown in the empty field." },
          autocomplete: {
            type: "string",
            enum: ["off", "name", "email", "tel", "organization", "street-address", "postal-code"],
            title: "Autofill",
            description: "What the browser may fill in from the visitor's own details.",
            default: "off",
          },
        },
        required: ["name", "label"],
      },
      minItems: 1,
    },
    button: {
      type: "string",
      title: "Button",
      description: "The words on the button.",
      minLength: 1,
      default: "Send Message",
    },
    delivery: {
      type: "object",
      title: "Delivery",
      description: "Where messages go. Without it the form only pretends to send, and site validate warns.",
      properties: {
        endpoint: {
          type: "string",
          format: "link",
          title: "Endpoint",
          description: "The https address of a form service or of your own server.",
          examples: ["https://forms.example.com/enquiries"],
        },
        format: {
          type: "string",
          enum: ["form", "json"],
          title: "Format",
          description: "How the message is sent: as a form, as most services want it, or as JSON.",
          default: "form",
        },
        demonstration: {
          type: "boolean",
          title: "Only pretend to send",
          description: "Says that the form is for trying out: it thanks the visitor and sends nothing.",
          default: false,
        },
      },
    },
    success: {
      type: "object",
      title: "When it was sent",
      description: "What a visitor reads then.",
      properties: {
        title: {
          type: "string",
          title: "Heading",
          description: "A short sentence.",
          minLength: 1,
          default: "Message sent successfully!",
        },
        text: {
          type: "string",
          title: "Text",
          description: "What happens next.",
          default: "We'll get back to you within 24 hours.",
        },
      },
      default: {},
    },
    phone: {
      type: "string",
      format: "telephone",
      title: "Telephone instead",
      description: "Offered when a message could not be sent.",
      minLength: 1,
    },
    email: {
      type: "string",
      format: "email",
      title: "E-mail instead",
      description: "Offered when a message could not be sent.",
      minLength: 1,
    },
  },
  required: ["title", "fields", "phone", "email"],
} as const satisfies ObjectSchema;
