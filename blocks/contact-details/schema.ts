import type { ObjectSchema } from "../../schema/fields/schema.ts";
import { email, hours, phones } from "../_kit/contact/contact-schemas.ts";
import { link } from "../_kit/schemas.ts";

export const schema = {
  type: "object",
  title: "Contact details",
  description: "How to reach you, one below the other: telephone, e-mail, links, addresses and hours.",
  properties: {
    title: {
      type: "string",
      title: "Heading",
      description: "A word or two above the details.",
      minLength: 1,
      maxLength: 80,
    },
    phones,
    email,
    links: {
      type: "array",
      title: "Links",
      description: "Other places where you are found.",
      items: link,
      default: [],
    },
    addresses: {
      type: "array",
      title: "Addresses",
      description: "Postal addresses.",
      items: {
        type: "string",
        format: "multiline",
        title: "Address",
        description: "A postal address.",
        minLength: 1,
      },
      default: [],
    },
    hours,
  },
  required: [],
} as const satisfies ObjectSchema;
