import type { ObjectSchema } from "../schema.ts";

const fontFamily = (what: string, fallback: string) =>
  ({
    type: "string",
    title: `${what} face`,
    description: `A variable font from an installed @fontsource-variable package, by the package's name: ${fallback}.`,
    pattern: "^[a-z0-9]+(-[a-z0-9]+)*$",
    default: fallback,
  }) as const;

const palette = (
  name: string,
  colours: Record<"paper" | "sheet" | "ink" | "quiet" | "line" | "accent", string>,
) => {
  const colour = (title: string, description: string, value: string) =>
    ({ type: "string", format: "colour", title, description, default: value }) as const;
  return {
    type: "object",
    title: `${name} colours`,
    description: `The colours when the visitor's device is set to ${name.toLowerCase()}, as #rrggbb.`,
    properties: {
      paper: colour("Paper", "The page's background.", colours.paper),
      sheet: colour(
        "Sheet",
        "The background of what lies on the page: panels, fields, captions.",
        colours.sheet,
      ),
      ink: colour("Ink", "Text and headings.", colours.ink),
      quiet: colour("Quiet ink", "Captions and secondary text.", colours.quiet),
      line: colour("Lines", "Hairlines and the grid.", colours.line),
      accent: colour("Accent", "Buttons, links and marks.", colours.accent),
    },
    default: {},
  } as const satisfies ObjectSchema;
};

/** Colours, faces and shape. */
export const theme = {
  type: "object",
  title: "Theme",
  description: "Colours, faces and shape. Leave it out for the drawing-sheet look.",
  properties: {
    light: palette("Light", {
      paper: "#fbfaf7",
      sheet: "#f2f0ea",
      ink: "#16181a",
      quiet: "#585c60",
      line: "#d8d4ca",
      accent: "#a94a24",
    }),
    dark: palette("Dark", {
      paper: "#152028",
      sheet: "#1c2933",
      ink: "#eef1ef",
      quiet: "#a9b7c0",
      line: "#33444f",
      accent: "#ee8b62",
    }),
    displayFont: fontFamily("Display", "besley"),
    textFont: fontFamily("Text", "instrument-sans"),
    displayWeight: {
      type: "integer",
      title: "Weight of headings",
      description: "From 100 (thin) to 900 (black), as far as the face has it.",
      minimum: 100,
      maximum: 900,
      default: 400,
    },
    radius: {
      type: "number",
      title: "Corner radius",
      description: "Of buttons, fields and panels, in pixels.",
      minimum: 0,
      maximum: 32,
      default: 0,
    },
    scale: {
      type: "number",
      title: "Type scale",
      description: "How much larger each step of the type is than the one before.",
      minimum: 1.1,
      maximum: 1.5,
      default: 1.28,
    },
  },
  default: {},
} as const satisfies ObjectSchema;
