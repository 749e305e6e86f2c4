import { intro, type ObjectSchema, title } from "blockwork";

export const schema = {
  type: "object",
  title: "Flowering calendar",
  description: "What is in flower in which month, a line for each plant.",
  properties: {
    title,
    intro,
    months: {
      type: "array",
      title: "Months",
      description: "The months of the year, each with the plants that flower in it.",
      items: {
        type: "object",
        title: "Month",
        description: "A month and its plants.",
        properties: {
          name: { type: "string", title: "Name", description: "Such as April.", minLength: 1 },
          plants: {
            type: "array",
            title: "Plants",
            description: "What is in flower in it.",
            items: {
              type: "object",
              title: "Plant",
              description: "A plant in flower.",
              properties: {
                name: { type: "string", title: "Name", description: "Such as Iris sibirica.", minLength: 1 },
                href: {
                  type: "string",
                  format: "link",
                  title: "Page",
                  description: "The page of the plant.",
                },
                colour: {
                  type: "string",
                  title: "Colour",
                  description: "Of its flowers.",
                  enum: [
                    "white",
                    "pink",
                    "red",
                    "orange",
                    "yellow",
                    "green",
                    "blue",
                    "violet",
                    "straw",
                    "bronze",
                  ],
                },
              },
              required: ["name", "href", "colour"],
            },
          },
        },
        required: ["name", "plants"],
      },
    },
  },
  required: ["months"],
} as const satisfies ObjectSchema;
