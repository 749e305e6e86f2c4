import type { NumberSchema, ObjectSchema, StringSchema } from "../fields/schema.ts";

export const fontFile = /^fonts\/[^/\\]+\.woff2$/;

const font = (title: string, description: string) =>
  ({
    type: "string",
    title,
    description: `${description} An installed font, or a font file of your own.`,
    pattern: "^([a-z0-9]+(-[a-z0-9]+)*|fonts/[^/\\\\]+\\.woff2)$",
    default: "instrument-sans",
    examples: ["besley", "fonts/brand.woff2"],
  }) as const satisfies StringSchema;

const size = (
  title: string,
  description: string,
  [minimum, value, maximum]: readonly [number, number, number],
) =>
  ({ type: "number", title, description, minimum, maximum, default: value }) as const satisfies NumberSchema;

/** The colours of a theme for one colour scheme, each in hexadecimal notation. */
export interface ThemeColours {
  /** The page's background, and the text on buttons. */
  readonly paper: string;
  /** The background of panels, fields and captions. */
  readonly sheet: string;
  /** Text and headings. */
  readonly ink: string;
  /** Captions and secondary text. */
  readonly quiet: string;
  /** Borders. */
  readonly line: string;
  /** Buttons, links and highlights. */
  readonly accent: string;
  /** Messages about a form's mistakes. */
  readonly error: string;
  /** The message that a form was sent. */
  readonly success: string;
}

const scheme = (name: string, colours: ThemeColours) => {
  const colour = (title: string, description: string, value: string) =>
    ({ type: "string", format: "colour", title, description, default: value }) as const;
  return {
    type: "object",
    title: `${name} colours`,
    description: `The colours when the visitor's device is set to ${name.toLowerCase()}.`,
    properties: {
      paper: colour("Background", "The page's background, and the text on buttons.", colours.paper),
      sheet: colour(
        "Panels",
        "The background of what lies on the page: panels, fields, captions.",
        colours.sheet,
      ),
      ink: colour("Text", "Text and headings.", colours.ink),
      quiet: colour("Soft text", "Captions and secondary text.", colours.quiet),
      line: colour("Borders", "Hairlines and borders.", colours.line),
      accent: colour("Accent", "Buttons, links and marks.", colours.accent),
      error: colour("Error", "What is wrong with a form.", colours.error),
      success: colour("Success", "That a form was sent.", colours.success),
    },
    default: {},
  } as const satisfies ObjectSchema;
};

const light = scheme("Light", {
  paper: "#ffffff",
  sheet: "#f4f5f7",
  ink: "#16191d",
  quiet: "#545b64",
  line: "#d9dde2",
  accent: "#1d4fc4",
  error: "#b3261e",
  success: "#1a6b3c",
});

const dark = scheme("Dark", {
  paper: "#121417",
  sheet: "#1c1f24",
  ink: "#eceef1",
  quiet: "#a7aeb8",
  line: "#363c45",
  accent: "#8fb0ff",
  error: "#ffb0a8",
  success: "#84d5a1",
});

export const theme = {
  type: "object",
  title: "Theme",
  description: "Colours, fonts, sizes and styles. Leave out what may stay as it is.",
  properties: {
    light,
    dark,
    palettes: {
      type: "array",
      title: "Palettes of this site",
      description: "Colours that the editor offers before its own, such as those of the company.",
      items: {
        type: "object",
        title: "Palette",
        description: "Colours for light and for dark devices, under one name.",
        properties: {
          id: {
            type: "string",
            title: "Id",
            description: "A short name that no other palette has.",
            pattern: "^[a-z0-9]+(-[a-z0-9]+)*$",
            examples: ["ember"],
          },
          title: {
            type: "string",
            title: "Title",
            description: "What it is called in the editor.",
            minLength: 1,
          },
          light,
          dark,
        },
        required: ["id", "title"],
      },
    },
    scheme: {
      type: "string",
      enum: ["device", "light", "dark", "choice"],
      title: "Light or dark",
      description:
        "Which colours visitors see. Device: those that their device asks for. Light, dark: always the same. Choice: those of the device, and a switch in the header.",
      default: "device",
    },
    displayFont: font("Heading font", "The font of headings and of what is set large."),
    textFont: font("Text font", "The font of everything else."),
    displayWeight: {
      type: "integer",
      title: "Weight of headings",
      description: "From 100 (thin) to 900 (black), as far as the font has it.",
      minimum: 100,
      maximum: 900,
      default: 650,
    },
    textSize: size(
      "Size of texts",
      "Of running text on a phone, in pixels; on a desktop it is a little larger.",
      [14, 17, 22],
    ),
    lineHeight: size("Line height", "Of running text, as a multiple of its size.", [1.3, 1.6, 2]),
    scale: size(
      "Size contrast",
      "How much larger each step of the type is than the one before.",
      [1.1, 1.25, 1.5],
    ),
    spacing: size("Spacing", "The room between things, as a multiple of what is usual.", [0.6, 1, 1.6]),
    pageWidth: size(
      "Page width",
      "How wide the content of a page gets, where 1 is 16 pixels.",
      [40, 76, 120],
    ),
    gutter: size(
      "Side margins",
      "The least room at the sides of a page on a phone, where 1 is 16 pixels; it grows with the screen.",
      [0.75, 1.25, 3],
    ),
    radius: size("Corner radius", "Of buttons, fields and panels, in pixels.", [0, 6, 32]),
    header: {
      type: "string",
      enum: ["line", "plain", "dark"],
      title: "Header style",
      description:
        "How the header ends. Line: a hairline below the header. Plain: nothing between it and the page. Dark: in the dark colours.",
      default: "line",
    },
    sections: {
      type: "string",
      enum: ["plain", "line", "band"],
      title: "Section style",
      description:
        "What divides the sections of a page. Plain: room alone. Line: a hairline. Band: every other one lies on a panel.",
      default: "plain",
    },
  },
  default: {},
} as const satisfies ObjectSchema;
