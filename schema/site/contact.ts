import type { ObjectSchema } from "../schema.ts";

const office = {
  type: "object",
  title: "Office",
  description: "One office of the practice.",
  properties: {
    address: {
      type: "string",
      title: "Short address",
      description: "Street and town, on one line.",
      minLength: 1,
    },
    fullAddress: {
      type: "string",
      format: "multiline",
      title: "Full address",
      description: "The whole postal address, separated by commas.",
      minLength: 1,
    },
    phone: {
      type: "string",
      format: "telephone",
      title: "Telephone",
      description: "This office's number.",
      minLength: 1,
    },
    latitude: {
      type: "number",
      title: "Latitude",
      description: "In degrees, for search engines' maps.",
      minimum: -90,
      maximum: 90,
    },
    longitude: {
      type: "number",
      title: "Longitude",
      description: "In degrees, for search engines' maps.",
      minimum: -180,
      maximum: 180,
    },
    map: {
      type: "string",
      format: "embed",
      title: "Map frame",
      description: "The embed address of a map that shows the office, from OpenStreetMap or Google Maps.",
    },
    directions: {
      type: "string",
      format: "link",
      title: "Directions",
      description: "A link that opens a map of the office in a new tab.",
    },
  },
  required: ["address", "fullAddress", "phone"],
  dependencies: { latitude: ["longitude"], longitude: ["latitude"] },
} as const satisfies ObjectSchema;

/** How to reach the practice. */
export const contact = {
  type: "object",
  title: "Contact",
  description: "How to reach the practice. Every page that shows a number or an address takes it from here.",
  properties: {
    phones: {
      type: "object",
      title: "Telephone numbers",
      description: "As they are shown; spaces are left out of the links.",
      properties: {
        mobile: {
          type: "string",
          format: "telephone",
          title: "Mobile",
          description: "The mobile number.",
          minLength: 1,
        },
        landline: {
          type: "string",
          format: "telephone",
          title: "Landline",
          description: "The landline number.",
          minLength: 1,
        },
      },
      required: ["mobile", "landline"],
    },
    email: {
      type: "string",
      format: "email",
      title: "E-mail",
      description: "The e-mail address.",
      minLength: 1,
    },
    whatsapp: {
      type: "string",
      format: "link",
      title: "WhatsApp",
      description: "The practice's wa.me address.",
    },
    whatsappMessage: {
      type: "string",
      format: "multiline",
      title: "WhatsApp message",
      description: "What a visitor's message starts with.",
      default: "",
    },
    offices: {
      type: "object",
      title: "Offices",
      description: "The two offices.",
      properties: { leicester: office, london: office },
      required: ["leicester", "london"],
    },
    officeHours: {
      type: "object",
      title: "Office hours",
      description: "When somebody answers.",
      properties: {
        weekdays: {
          type: "string",
          title: "Monday to Friday",
          description: "Such as 8am to 6pm.",
          minLength: 1,
        },
        saturday: {
          type: "string",
          title: "Saturday",
          description: "Such as 10am to 2pm.",
          minLength: 1,
        },
        sunday: { type: "string", title: "Sunday", description: "Such as Closed.", minLength: 1 },
      },
      required: ["weekdays", "saturday", "sunday"],
    },
  },
  required: ["phones", "email", "whatsapp", "offices", "officeHours"],
} as const satisfies ObjectSchema;
