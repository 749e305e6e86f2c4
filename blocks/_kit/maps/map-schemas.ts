import type { ObjectSchema, StringSchema } from "../../../schema/fields/schema.ts";
import { consent } from "../schemas.ts";

const number = /-?\d+(\.\d+)?/.source;

export const mapPlan = {
  type: "object",
  title: "Location plan",
  description:
    "A plan drawn below the live map: it is seen until the map has loaded, where the map can't be had, and on paper. All is measured in metres from the place, which is in the middle.",
  properties: {
    name: {
      type: "string",
      title: "Name of the place",
      description: "What is written beside the place, such as its number and street.",
      maxLength: 60,
    },
    streets: {
      type: "array",
      title: "Streets",
      description: "The streets around, the one that the place is in first.",
      items: {
        type: "object",
        title: "Street",
        description: "A street and where it runs.",
        properties: {
          name: {
            type: "string",
            title: "Name",
            description: "Written along the street, in the middle of its length.",
            maxLength: 60,
          },
          points: {
            type: "string",
            title: "Points",
            description:
              "Where it runs, point after point: metres to the east, a comma, metres to the north.",
            examples: ["-200,-30 0,-18 200,-25"],
            pattern: `^${number},${number}( ${number},${number})+$`,
          },
          width: {
            type: "number",
            title: "Width",
            description: "In metres.",
            minimum: 2,
            maximum: 60,
            default: 9,
          },
          houses: {
            type: "boolean",
            title: "Houses",
            description: "Whether rows of houses are hinted at on both sides.",
            default: true,
          },
        },
        required: ["points"],
      },
      maxItems: 12,
      default: [],
    },
    drawing: {
      type: "string",
      format: "icon",
      title: "Drawing of your own",
      description:
        "A drawing of the site with streets and plots, drawn below those that are listed. One of its units is a metre, and the place is in its middle.",
    },
    width: {
      type: "number",
      title: "Width of the plot",
      description: "In metres, from west to east before it is turned.",
      minimum: 2,
      maximum: 400,
      default: 12,
    },
    depth: {
      type: "number",
      title: "Depth of the plot",
      description: "In metres, from north to south before it is turned.",
      minimum: 2,
      maximum: 400,
      default: 18,
    },
    turn: {
      type: "number",
      title: "Turned by",
      description: "By how many degrees the plot is turned clockwise.",
      minimum: -180,
      maximum: 180,
      default: 0,
    },
    scale: {
      type: "integer",
      title: "Scale",
      description: "1250 means 1:1250, so that a metre is 0.8 mm on paper.",
      minimum: 200,
      maximum: 10_000,
      default: 1250,
    },
  },
} as const satisfies ObjectSchema;

export const mapConsent = {
  ...consent,
  title: "Before the map is loaded",
} as const satisfies StringSchema;
