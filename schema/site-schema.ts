import type { ObjectSchema } from "./schema.ts";

const office = {
  type: "object",
  title: "Office",
  description: "One office of the practice.",
  properties: {
    address: { type: "string", title: "Short address", description: "Street and town, on one line.", minLength: 1 },
    fullAddress: { type: "string", format: "multiline", title: "Full address", description: "The whole postal address, separated by commas.", minLength: 1 },
    phone: { type: "string", format: "telephone", title: "Telephone", description: "This office's number.", minLength: 1 },
    latitude: { type: "number", title: "Latitude", description: "In degrees, for search engines' maps.", minimum: -90, maximum: 90 },
    longitude: { type: "number", title: "Longitude", description: "In degrees, for search engines' maps.", minimum: -180, maximum: 180 },
    map: { type: "string", format: "embed", title: "Map frame", description: "The embed address of a map that shows the office, from OpenStreetMap or Google Maps." },
    directions: { type: "string", format: "link", title: "Directions", description: "A link that opens a map of the office in a new tab." },
  },
  required: ["address", "fullAddress", "phone"],
} as const satisfies ObjectSchema;

const heading = (what: string) =>
  ({ type: "string", title: "Heading", description: `The heading of ${what}.`, minLength: 1 }) as const;
const subtitle = (what: string) =>
  ({ type: "string", format: "multiline", title: "Subtitle", description: `The sentence below the heading of ${what}.`, minLength: 1 }) as const;

const aboutSection = {
  type: "object",
  title: "Section",
  description: "One of the two cards.",
  properties: {
    title: heading("the card"),
    description: { type: "string", format: "markdown", title: "Text", description: "The text of the card, in Markdown.", minLength: 1 },
  },
  required: ["title", "description"],
} as const satisfies ObjectSchema;

const navigation = {
  type: "array",
  title: "Links",
  description: "The links, in order.",
  items: {
    type: "object",
    title: "Link",
    description: "A text and where it leads.",
    properties: {
      text: { type: "string", title: "Text", description: "The words of the link.", minLength: 1 },
      href: { type: "string", format: "link", title: "Leads to", description: "A page of this site, such as /services, or a web address." },
    },
    required: ["text", "href"],
  },
} as const;

const fontFamily = (what: string, fallback: string) =>
  ({
    type: "string",
    title: `${what} face`,
    description: `A variable font from an installed @fontsource-variable package, by the package's name: ${fallback}.`,
    pattern: "^[a-z0-9]+(-[a-z0-9]+)*$",
    default: fallback,
  }) as const;

const palette = (name: string, colours: Record<"paper" | "sheet" | "ink" | "quiet" | "line" | "accent", string>) => {
  const colour = (title: string, description: string, value: string) =>
    ({ type: "string", format: "colour", title, description, default: value }) as const;
  return {
    type: "object",
    title: `${name} colours`,
    description: `The colours when the visitor's device is set to ${name.toLowerCase()}, as #rrggbb.`,
    properties: {
      paper: colour("Paper", "The page's background.", colours.paper),
      sheet: colour("Sheet", "The background of what lies on the page: panels, fields, captions.", colours.sheet),
      ink: colour("Ink", "Text and headings.", colours.ink),
      quiet: colour("Quiet ink", "Captions and secondary text.", colours.quiet),
      line: colour("Lines", "Hairlines and the grid.", colours.line),
      accent: colour("Accent", "Buttons, links and marks.", colours.accent),
    },
    default: {},
  } as const satisfies ObjectSchema;
};

/** `site`: what all pages share, and what the tokens `{{site.…}}` name. */
export const siteSchema = {
  type: "object",
  title: "Site",
  description: "What all pages share. Any text can quote it with a token such as {{site.contact.phones.mobile}}.",
  properties: {
    url: { type: "string", title: "Address", description: "Where the site will be, without a path: https://www.example.com.", pattern: "^https?://[a-z0-9.-]+(:[0-9]+)?$", examples: ["https://www.example.com"] },
    language: { type: "string", title: "Language", description: "The language of the texts, as a BCP 47 tag.", pattern: "^[a-z]{2,3}(-[A-Z]{2})?$", default: "en-GB" },
    company: {
      type: "object",
      title: "Company",
      description: "Who the site is about.",
      properties: {
        name: { type: "string", title: "Name", description: "The name of the practice.", minLength: 1 },
        tagline: { type: "string", title: "Tagline", description: "A few words that go with the name.", minLength: 1 },
        description: { type: "string", format: "multiline", title: "Description", description: "One or two sentences for search engines and link previews.", minLength: 1 },
        social: { type: "string", format: "link", title: "Social page", description: "The address of a social page; opens in a new tab." },
        directory: { type: "string", format: "link", title: "Professional directory", description: "The address of the entry in the professional body's directory; opens in a new tab." },
        picture: { type: "string", format: "media", title: "Picture", description: "Shown when somebody shares a page that has no picture of its own." },
      },
      required: ["name", "tagline", "description"],
    },
    hero: {
      type: "object",
      title: "Hero",
      description: "The first screen of the home page.",
      properties: {
        title: heading("the home page"),
        subtitle: subtitle("the home page"),
        buttons: {
          type: "object",
          title: "Buttons",
          description: "The words on the two buttons.",
          properties: {
            primary: { type: "string", title: "First button", description: "Leads to the services.", minLength: 1 },
            secondary: { type: "string", title: "Second button", description: "Leads to the contact page.", minLength: 1 },
          },
          required: ["primary", "secondary"],
        },
      },
      required: ["title", "subtitle", "buttons"],
    },
    about: {
      type: "object",
      title: "About",
      description: "The two cards about the practice and its projects.",
      properties: {
        title: heading("the section"),
        subtitle: subtitle("the section"),
        sections: {
          type: "object",
          title: "Cards",
          description: "The two cards.",
          properties: { aboutUs: aboutSection, ourProjects: aboutSection },
          required: ["aboutUs", "ourProjects"],
        },
      },
      required: ["title", "subtitle", "sections"],
    },
    services: {
      type: "object",
      title: "Services",
      description: "The heading and introduction of the services.",
      properties: {
        title: heading("the services"),
        subtitle: subtitle("the services"),
        description: { type: "string", format: "multiline", title: "Description", description: "A short introduction to the services.", minLength: 1 },
      },
      required: ["title", "subtitle", "description"],
    },
    contact: {
      type: "object",
      title: "Contact",
      description: "How to reach the practice. Every page that shows a number or an address takes it from here.",
      properties: {
        phones: {
          type: "object",
          title: "Telephone numbers",
          description: "As they are shown; spaces are left out of the links.",
          properties: {
            mobile: { type: "string", format: "telephone", title: "Mobile", description: "The mobile number.", minLength: 1 },
            landline: { type: "string", format: "telephone", title: "Landline", description: "The landline number.", minLength: 1 },
          },
          required: ["mobile", "landline"],
        },
        email: { type: "string", format: "email", title: "E-mail", description: "The e-mail address.", minLength: 1 },
        whatsapp: { type: "string", format: "link", title: "WhatsApp", description: "The practice's wa.me address." },
        whatsappMessage: { type: "string", format: "multiline", title: "WhatsApp message", description: "What a visitor's message starts with.", default: "" },
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
            weekdays: { type: "string", title: "Monday to Friday", description: "Such as 8am to 6pm.", minLength: 1 },
            saturday: { type: "string", title: "Saturday", description: "Such as 10am to 2pm.", minLength: 1 },
            sunday: { type: "string", title: "Sunday", description: "Such as Closed.", minLength: 1 },
          },
          required: ["weekdays", "saturday", "sunday"],
        },
      },
      required: ["phones", "email", "whatsapp", "offices", "officeHours"],
    },
    header: {
      type: "object",
      title: "Header",
      description: "The links at the top of every page.",
      properties: {
        links: navigation,
        action: navigation.items,
      },
      required: ["links"],
    },
    footer: {
      type: "object",
      title: "Footer",
      description: "The foot of every page.",
      properties: {
        description: { type: "string", format: "multiline", title: "Description", description: "A sentence about the practice.", minLength: 1 },
        links: navigation,
        copyright: { type: "string", title: "Copyright", description: "The last line; {{year}} is the current year.", default: "© {{year}} {{site.company.name}}. All rights reserved." },
      },
      required: ["description", "links"],
    },
    theme: {
      type: "object",
      title: "Theme",
      description: "Colours, faces and shape. Leave it out for the drawing-sheet look.",
      properties: {
        light: palette("Light", { paper: "#fbfaf7", sheet: "#f2f0ea", ink: "#16181a", quiet: "#585c60", line: "#d8d4ca", accent: "#a94a24" }),
        dark: palette("Dark", { paper: "#152028", sheet: "#1c2933", ink: "#eef1ef", quiet: "#a9b7c0", line: "#33444f", accent: "#ee8b62" }),
        displayFont: fontFamily("Display", "besley"),
        textFont: fontFamily("Text", "instrument-sans"),
        displayWeight: { type: "integer", title: "Weight of headings", description: "From 100 (thin) to 900 (black), as far as the face has it.", minimum: 100, maximum: 900, default: 400 },
        radius: { type: "number", title: "Corner radius", description: "Of buttons, fields and panels, in pixels.", minimum: 0, maximum: 32, default: 0 },
        scale: { type: "number", title: "Type scale", description: "How much larger each step of the type is than the one before.", minimum: 1.1, maximum: 1.5, default: 1.28 },
      },
      default: {},
    },
  },
  required: ["url", "company", "hero", "about", "services", "contact", "header", "footer"],
} as const satisfies ObjectSchema;
