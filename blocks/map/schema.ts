import type { ObjectSchema } from "../../schema/fields/schema.ts";
import { mapConsent, mapPlan } from "../_kit/maps/map-schemas.ts";
import { href, intro, label, title } from "../_kit/schemas.ts";

export const schema = {
  type: "object",
  title: "Map",
  description: "A map that shows a place, loaded when a visitor comes near it.",
  properties: {
    label,
    title,
    intro,
    embed: {
      type: "string",
      format: "embed",
      title: "Map frame",
      description: "The embed address that OpenStreetMap or Google Maps gives under Share.",
      minLength: 1,
    },
    height: {
      type: "integer",
      title: "Height",
      description: "Of the frame, in pixels: 400, or 300 on a page with little room.",
      minimum: 200,
      maximum: 800,
      default: 400,
    },
    consent: mapConsent,
    plan: mapPlan,
    address: {
      type: "string",
      format: "multiline",
      title: "Address",
      description: "The postal address, shown with the map.",
      minLength: 1,
    },
    directions: href,
    directionsText: {
      type: "string",
      title: "Words for directions",
      description: "The words of the link that opens the map, if you want others than usual.",
      minLength: 1,
    },
  },
  required: ["title", "embed", "address"],
} as const satisfies ObjectSchema;
