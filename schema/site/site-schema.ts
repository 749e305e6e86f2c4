import { host } from "../fields/host-name.ts";
import { pictures } from "../fields/picture-settings.ts";
import type { ArraySchema, ObjectSchema } from "../fields/schema.ts";
import { admin } from "./admin-settings.ts";
import { head } from "./head-settings.ts";
import { security } from "./security-settings.ts";
import { theme } from "./theme-settings.ts";

/** A BCP 47 tag of language, script and region. */
export const languageTag = "^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$";

const languagePattern = new RegExp(languageTag);

export function isLanguageTag(text: string): boolean {
  return languagePattern.test(text);
}

const redirects = {
  type: "array",
  title: "Redirects",
  description:
    "Old addresses of the site and where they lead now, so that links from elsewhere keep working.",
  items: {
    type: "object",
    title: "Redirect",
    description: "An old address and a new one.",
    properties: {
      from: {
        type: "string",
        title: "Old address",
        description:
          "An address that no page has any more, such as /our-services; /old/* stands for all below /old.",
        pattern: "^/[^#:\\\\\\s]*$",
        examples: ["/our-services", "/old/*", "/index.php?page=contact"],
      },
      // Not a link by its format: it may lead to another redirect, and have placeholders.
      to: {
        type: "string",
        title: "New address",
        description: "The page that took its place; :splat is what the star stood for.",
        minLength: 1,
        examples: ["/services", "/new/:splat"],
      },
      status: {
        type: "integer",
        title: "Status",
        description: "The HTTP status: 301 or 308 when it moved for good, 302 or 307 for a while.",
        minimum: 301,
        maximum: 308,
        default: 301,
      },
    },
    required: ["from", "to"],
  },
  default: [],
} as const satisfies ArraySchema;

export const siteSchema = {
  type: "object",
  title: "Site",
  description: "What all pages share. Any text can quote it with a token such as {{site.name}}.",
  properties: {
    url: {
      type: "string",
      title: "Address",
      description:
        "Where the site will be: https://www.example.com, or https://example.org/school below a path.",
      pattern:
        "^https?://[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*(:[1-9][0-9]{0,4})?(/[A-Za-z0-9._~-]+)*/?$",
      examples: ["https://www.example.com"],
    },
    name: {
      type: "string",
      title: "Name of the site",
      description: "In link previews, feeds and search results.",
      minLength: 1,
    },
    language: {
      type: "string",
      title: "Language",
      description: "The language of the texts, such as en-GB, de or zh-Hans.",
      pattern: languageTag,
      default: "en-GB",
    },
    languages: {
      type: "array",
      title: "Languages",
      description: "All languages of the site, for one in several; the main one is among them.",
      items: {
        type: "string",
        title: "Language",
        description: "One of the languages of the site, such as en-GB, de or zh-Hans.",
        pattern: languageTag,
      },
      default: [],
    },
    picture: {
      type: "string",
      format: "media",
      title: "Picture for sharing",
      description: "Shown when somebody shares a page that has no picture of its own.",
    },
    socialCards: {
      type: "boolean",
      title: "Cards for sharing",
      description:
        "Draws a picture with the title and the name of the site for each page, if neither it nor the site has a picture for sharing.",
      default: false,
    },
    favicon: {
      type: "string",
      format: "icon",
      title: "Icon of the site",
      description: "The sign in the browser's tab: a drawing of the site, or an icon by its name.",
    },
    embeds: {
      type: "array",
      title: "Map providers",
      description: "Hosts besides OpenStreetMap and Google Maps whose maps pages may show in a frame.",
      items: {
        type: "string",
        title: "Host",
        description: "Such as https://maps.example.com.",
        pattern: "^https://[a-z0-9.-]+(:[0-9]+)?$",
      },
      default: [],
    },
    pictures,
    theme,
    head,
    redirects,
    host,
    security,
    admin,
    timezone: {
      type: "string",
      title: "Time zone",
      description: "Where the times of the site are: Europe/Paris, America/New_York, Asia/Tokyo.",
      pattern: "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$",
      examples: ["Europe/Paris"],
      default: "UTC",
    },
    addresses: {
      type: "string",
      enum: ["letters", "latin"],
      title: "Letters in addresses",
      description:
        "What is made of a title in another script: letters keeps them, latin writes them in Latin letters.",
      default: "letters",
    },
    styles: {
      type: "string",
      enum: ["page", "file"],
      title: "Styles",
      description:
        "Where the styles of a page are: in the page, which is shown soonest, or in a file that pages like it share, which makes a site of thousands of pages a third as large.",
      default: "page",
    },
    search: {
      type: "boolean",
      title: "Search",
      description:
        "A search in the header and a page for it, /search unless a page has the search block. What is not listed is not found.",
      default: false,
    },
    typography: {
      type: "boolean",
      title: "Typography",
      description:
        "Sets quotation marks, apostrophes, spaces and dashes by the rules of the language when texts are shown.",
      default: true,
    },
  },
  required: ["url", "name"],
} as const satisfies ObjectSchema;
