import type { ObjectSchema } from "../../schema/fields/schema.ts";
import { email, hours, phones } from "../_kit/contact/contact-schemas.ts";
import { mapConsent, mapPlan } from "../_kit/maps/map-schemas.ts";
import { action, intro, label, title } from "../_kit/schemas.ts";

export const schema = {
  type: "object",
  title: "Places and hours",
  description: "Where to find you, how to reach you there, and when somebody is in.",
  properties: {
    label,
    title,
    intro,
    places: {
      type: "array",
      title: "Places",
      description: "The places, in order.",
      items: {
        type: "object",
        title: "Place",
        description: "One place.",
        properties: {
          name: { type: "string", title: "Name", description: "Such as The shop.", minLength: 1 },
          address: {
            type: "string",
            format: "multiline",
            title: "Address",
            description: "The postal address; commas become line breaks.",
            minLength: 1,
          },
          phones,
          email,
          hours: { ...hours, description: "When somebody is at this place." },
          map: {
            type: "string",
            format: "embed",
            title: "Map frame",
            description: "The embed address that OpenStreetMap or Google Maps gives under Share.",
          },
          consent: mapConsent,
          plan: mapPlan,
          directions: {
            type: "string",
            format: "link",
            title: "Directions",
            description: "The address of a map with the way to this place.",
          },
        },
        required: ["name", "address"],
      },
      minItems: 1,
    },
    hoursTitle: {
      type: "string",
      title: "Heading of the hours",
      description: "The words above the opening hours, if you want others than usual.",
      minLength: 1,
    },
    hours: { ...hours, description: "When somebody is at all of these places." },
    message: {
      type: "object",
      title: "Message",
      description: "Another way to get in touch, such as a chat.",
      properties: {
        title: { type: "string", title: "Heading", description: "The words above it.", minLength: 1 },
        text: { type: "string", format: "multiline", title: "Text", description: "A sentence about it." },
        action,
      },
      required: ["title", "action"],
    },
  },
  required: ["title", "places"],
} as const satisfies ObjectSchema;
