import type { ObjectSchema } from "./schema.ts";
import { company } from "./site/company.ts";
import { contact } from "./site/contact.ts";
import { footer, header } from "./site/navigation.ts";
import { about, hero, services } from "./site/texts.ts";
import { theme } from "./site/theme.ts";

/** `site`: what all pages share, and what the tokens `{{site.…}}` name. */
export const siteSchema = {
  type: "object",
  title: "Site",
  description:
    "What all pages share. Any text can quote it with a token such as {{site.contact.phones.mobile}}.",
  properties: {
    url: {
      type: "string",
      title: "Address",
      description: "Where the site will be, without a path: https://www.example.com.",
      pattern:
        "^https?://[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*(:[1-9][0-9]{0,4})?$",
      examples: ["https://www.example.com"],
    },
    language: {
      type: "string",
      title: "Language",
      description: "The language of the texts, as a BCP 47 tag: en-GB, de, zh-Hans.",
      pattern: "^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$",
      default: "en-GB",
    },
    company,
    hero,
    about,
    services,
    contact,
    header,
    footer,
    theme,
  },
  required: ["url", "company", "hero", "about", "services", "contact", "header", "footer"],
} as const satisfies ObjectSchema;
