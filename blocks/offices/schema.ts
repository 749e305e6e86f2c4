import type { ObjectSchema } from "../../schema/schema.ts";
import { action, intro, label, title } from "../_kit/schemas.ts";

export const schema = {
  type: "object",
  title: "Offices and hours",
  description: "Where the offices are, how to reach them, and when somebody is there.",
  properties: {
    label,
    title,
    intro,
    offices: {
      type: "array",
      title: "Offices",
      description: "The offices, in order.",
      items: {
        type: "object",
        title: "Office",
        description: "One office.",
        properties: {
          name: { type: "string", title: "Name", description: "Such as Leicester office.", minLength: 1 },
          address: {
            type: "string",
            format: "multiline",
            title: "Address",
            description: "The postal address; commas become line breaks.",
            minLength: 1,
          },
          phones: {
            type: "array",
            title: "Telephone numbers",
            description: "As they are shown.",
            items: {
              type: "string",
              format: "telephone",
              title: "Number",
              description: "A telephone number.",
              minLength: 1,
            },
            default: [],
          },
          email: {
            type: "string",
            format: "email",
            title: "E-mail",
            description: "The e-mail address.",
            minLength: 1,
          },
        },
        required: ["name", "address"],
      },
      minItems: 1,
    },
    hoursTitle: {
      type: "string",
      title: "Heading of the hours",
      description: "The words above the opening hours.",
      minLength: 1,
      default: "Office hours",
    },
    hours: {
      type: "array",
      title: "Hours",
      description: "When the offices are open.",
      items: {
        type: "object",
        title: "Opening time",
        description: "Days and their hours.",
        properties: {
          days: { type: "string", title: "Days", description: "Such as Monday to Friday.", minLength: 1 },
          time: { type: "string", title: "Hours", description: "Such as 8am to 6pm.", minLength: 1 },
        },
        required: ["days", "time"],
      },
      default: [],
    },
    message: {
      type: "object",
      title: "Message",
      description: "Another way to get in touch, such as WhatsApp.",
      properties: {
        title: { type: "string", title: "Heading", description: "The words above it.", minLength: 1 },
        text: { type: "string", format: "multiline", title: "Text", description: "A sentence about it." },
        action,
      },
      required: ["title", "action"],
    },
  },
  required: ["title", "offices"],
} as const satisfies ObjectSchema;
