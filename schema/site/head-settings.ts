import type { ObjectSchema } from "../fields/schema.ts";

const origins = (title: string, description: string) =>
  ({
    type: "array",
    title,
    description,
    items: {
      type: "string",
      title: "Host",
      description: "Such as https://stats.example.com.",
      pattern: "^https://[a-z0-9.-]+(:[0-9]+)?$",
    },
    default: [],
  }) as const;

const name = (description: string) => ({ type: "string", title: "Name", description, minLength: 1 }) as const;

export const head = {
  type: "object",
  title: "Head",
  description: "Scripts, links and metadata of your own in the head of every page.",
  properties: {
    scripts: {
      type: "array",
      title: "Scripts",
      description: "Scripts from your own files or other hosts, such as visitor statistics.",
      items: {
        type: "object",
        title: "Script",
        description: "A script file, and what it needs.",
        properties: {
          src: {
            type: "string",
            title: "Address",
            description: "A file of public/, such as /stats.js, or an https address.",
            // Hosts may hold more in an address, but what ends a source or a directive may not get into the policy.
            pattern:
              "^(/[^/\\\\\\s][^\\s\\\\]*|https://[\\p{L}\\p{M}\\p{Nd}_-]+([.][\\p{L}\\p{M}\\p{Nd}_-]+)*[.]?(:[0-9]{1,5})?([/?#][^\\s\\\\]*)?)$",
          },
          module: {
            type: "boolean",
            title: "Module",
            description: "Whether it is an ES module.",
            default: false,
          },
          async: {
            type: "boolean",
            title: "As soon as it is there",
            description: "Runs when it has loaded instead of after the page was read.",
            default: false,
          },
          data: {
            type: "array",
            title: "Data attributes",
            description: "Attributes that the script reads from its own element.",
            items: {
              type: "object",
              title: "Attribute",
              description: "A data attribute and its value.",
              properties: {
                name: {
                  type: "string",
                  title: "Name",
                  description: "Without data-, such as domain.",
                  pattern: "^[a-z][a-z0-9-]*$",
                },
                value: { type: "string", title: "Value", description: "What the script reads." },
              },
              required: ["name", "value"],
            },
            default: [],
          },
          loads: origins("Loads from", "Other hosts from which the script loads scripts or pictures."),
          connects: origins("Sends to", "Hosts to which the script sends data."),
          consent: {
            type: "boolean",
            title: "Asks for consent",
            description:
              "Loads it only for visitors who have agreed to its host, which the footer asks them and takes back.",
            default: false,
          },
        },
        required: ["src"],
      },
      default: [],
    },
    links: {
      type: "array",
      title: "Links",
      description: "Link elements, such as a proof of ownership.",
      items: {
        type: "object",
        title: "Link",
        description: "A link element.",
        properties: {
          rel: {
            type: "string",
            enum: [
              "me",
              "author",
              "license",
              "alternate",
              "manifest",
              "apple-touch-icon",
              "icon",
              "webmention",
              "pgpkey",
            ],
            title: "Relation",
            description: "What the address is to the page.",
          },
          href: {
            type: "string",
            format: "link",
            title: "Address",
            description: "A file of public/ or a web address.",
            minLength: 1,
          },
          type: name("The media type of what is there."),
          sizes: name("Of an icon: 180x180."),
        },
        required: ["rel", "href"],
      },
      default: [],
    },
    meta: {
      type: "array",
      title: "Metadata",
      description: "Meta elements, such as a verification code.",
      items: {
        type: "object",
        title: "Meta",
        description: "A meta element: a name or a property, and its content.",
        properties: {
          name: {
            type: "string",
            title: "Name",
            description: "Such as google-site-verification.",
            pattern: "^(?!(?:viewport|referrer|robots|description|theme-color)$)[A-Za-z][A-Za-z0-9:._-]*$",
          },
          property: {
            type: "string",
            title: "Property",
            description: "Such as fb:app_id.",
            pattern: "^(?!og:(?:title|description|url|type)$)[A-Za-z][A-Za-z0-9:._-]*$",
          },
          content: { type: "string", title: "Content", description: "Its value.", minLength: 1 },
        },
        required: ["content"],
      },
      default: [],
    },
  },
  default: {},
} as const satisfies ObjectSchema;
