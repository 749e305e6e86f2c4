import type { ObjectSchema } from "../../../schema/fields/schema.ts";

const number = /-?\d+(\.\d+)?/.source;

const partKinds = [
  "wall",
  "new-wall",
  "removed-wall",
  "window",
  "door",
  "double-door",
  "sliding-door",
  "folding-door",
  "opening",
  "stair",
  "line",
  "dashed-line",
  "box",
  "rooflight",
  "table",
  "bed",
  "circle",
  "person",
  "ground",
  "dimension",
  "name",
] as const;

export const scaleDrawing = {
  type: "object",
  title: "Scale drawing",
  description:
    "A plan or a section, drawn in lines from its measures. All is in metres: to the right, a comma, upwards.",
  properties: {
    title: {
      type: "string",
      title: "Title",
      description: "A few words below the drawing, such as Ground floor.",
      minLength: 1,
      maxLength: 80,
    },
    alt: {
      type: "string",
      format: "multiline",
      title: "Alt text",
      description: "What the drawing shows, for people who cannot see it.",
      minLength: 1,
      advisedLength: 140,
    },
    north: {
      type: "number",
      title: "North",
      description: "By how many degrees north is turned clockwise from the top. Leave it out for a section.",
      minimum: -180,
      maximum: 180,
    },
    parts: {
      type: "array",
      title: "Parts",
      description:
        "What is drawn. Walls are joined; doors, windows and openings are cut into the wall that they are on.",
      items: {
        type: "object",
        title: "Part",
        description: "A wall, a door, a name or another part.",
        properties: {
          kind: {
            type: "string",
            enum: partKinds,
            title: "Kind",
            description: "What the part is.",
          },
          points: {
            type: "string",
            title: "Points",
            description:
              "Walls and lines: where they run. Openings: both ends. Doors: hinge, other end, a point where they open to. Boxes: two corners. Stairs: bottom and top.",
            examples: ["0,0 5.2,0 5.2,4", "1.5,0 2.7,0"],
            pattern: `^${number},${number}( ${number},${number})*$`,
          },
          width: {
            type: "number",
            title: "Width",
            description: "Of a wall, a stair or a circle, in metres.",
            minimum: 0.02,
            maximum: 50,
          },
          text: {
            type: "string",
            title: "Text",
            description: "Of a name or a dimension; a dimension without one says its length.",
            maxLength: 40,
          },
        },
        required: ["kind", "points"],
      },
      minItems: 1,
      maxItems: 120,
    },
  },
  required: ["title", "alt", "parts"],
} as const satisfies ObjectSchema;
