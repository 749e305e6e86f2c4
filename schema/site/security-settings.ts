import type { ObjectSchema } from "../fields/schema.ts";

/** What the site's security.txt says (RFC 9116). */
export const security = {
  type: "object",
  title: "Security contact",
  description: "Whom somebody tells who has found a weak point of the site, as a security.txt.",
  properties: {
    contact: {
      type: "array",
      title: "Contacts",
      description: "Where it is reported, the best way first.",
      items: {
        type: "string",
        title: "Contact",
        description: "An address after mailto:, a number after tel:, or the https address of a page.",
        pattern: "^(?:mailto:[^\\s@]+@[^\\s@]+|tel:\\+?[0-9().-]+|https://[^\\s]+)$",
        examples: ["mailto:security@example.com"],
      },
      minItems: 1,
      maxItems: 8,
    },
    expires: {
      type: "string",
      format: "date",
      title: "Valid until",
      description:
        "The last day on which this is sure to be right, at best within a year: check it until then.",
    },
    policy: {
      type: "string",
      format: "link",
      title: "Policy",
      description: "The page that says how reports are handled.",
    },
    encryption: {
      type: "string",
      format: "link",
      title: "Key",
      description: "Where the key is with which a report can be encrypted.",
    },
  },
  required: ["contact", "expires"],
} as const satisfies ObjectSchema;
