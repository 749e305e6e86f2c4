import type { ObjectSchema } from "../../schema/fields/schema.ts";
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
            enum: ["text", "email", "tel", "long-text", "number", "date", "select", "checkbox", "file"],
            title: "Kind",
            description:
              "What is asked for: it decides the keyboard on a phone and what is checked. select needs options; checkbox is for consent; file needs an endpoint.",
            default: "text",
          },
          options: {
            type: "array",
            title: "Options",
            description: "What can be chosen from, for the kind select.",
            items: {
              type: "string",
              title: "Option",
              description: "The words of an option.",
              minLength: 1,
            },
            default: [],
          },
          minimum: { type: "number", title: "At least", description: "For the kind number." },
          maximum: { type: "number", title: "At most", description: "For the kind number." },
          minimumLength: {
            type: "integer",
            title: "Characters at least",
            description:
              "For texts, and for the digits of a telephone number. Usual are 2 letters of a name, 7 digits of a telephone number and 10 characters of a message that is required.",
            minimum: 1,
          },
          accept: {
            type: "string",
            title: "Kinds of file",
            description: "For the kind file: the endings or media types that are taken.",
            examples: [".pdf,image/*"],
          },
          maximumSize: {
            type: "number",
            title: "Megabytes at most",
            description: "For the kind file.",
            minimum: 0.1,
            maximum: 20,
            default: 5,
          },
          note: {
            type: "string",
            format: "markdown",
            title: "Note",
            description: "A sentence below the field, such as where the privacy notice is.",
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
    checks: {
      type: "string",
      enum: ["usual", "required"],
      title: "What is checked",
      description:
        "Usual: whether each answer can be one, such as 7 digits of a telephone number. Required: only whether something is missing, and that an e-mail address, a number and a date are one.",
      default: "usual",
    },
    button: {
      type: "string",
      title: "Button",
      description: "The words on the button, if you want others than usual.",
      minLength: 1,
    },
    delivery: {
      type: "object",
      title: "Delivery",
      description: "Where messages go. Without it nothing is sent.",
      properties: {
        endpoint: {
          type: "string",
          format: "link",
          title: "Endpoint",
          description: "The https address of a form service or of your own server.",
          examples: ["https://forms.example.com/enquiries"],
        },
        handler: {
          type: "boolean",
          title: "To the site's form handler",
          description:
            "Messages go to the function that site new form-handler makes: at the site's own address, unless an endpoint says where.",
          default: false,
        },
        copy: {
          type: "boolean",
          title: "Copy to the sender",
          description:
            "Whether the form handler sends a copy to the first e-mail address that the form asks for.",
          default: false,
        },
        turnstile: {
          type: "boolean",
          title: "Check for robots",
          description:
            "Whether the form handler asks Cloudflare's Turnstile if a person is writing. It needs script, and shows a frame of the handler's.",
          default: false,
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
          title: "For trying out",
          description: "Nothing is sent, and the form says so, before and after.",
          default: false,
        },
        showSuccess: {
          type: "boolean",
          title: "Show what is read after sending",
          description:
            "For a form for trying out: whether a visitor reads what they would if it had been sent, above the line that nothing was.",
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
          description: "A short sentence, if you want another than usual.",
          minLength: 1,
        },
        text: {
          type: "string",
          title: "Text",
          description: "What happens next.",
        },
        page: {
          type: "string",
          format: "link",
          title: "Page",
          description: "Where the form handler leads visitors without script, instead of a page of its own.",
          minLength: 1,
          examples: ["/thanks"],
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
  required: ["title", "fields"],
} as const satisfies ObjectSchema;
