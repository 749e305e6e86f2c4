import { sampleContacts } from "../../../renderer/check/sample-contacts.ts";
import {
  block,
  contactColumn,
  contactModel,
  frame,
  missingPage,
  structuredContact,
  text,
  whereToFind,
} from "./parts.ts";
import { practiceTheme } from "./practice-theme.ts";
import type { Template, TemplateOptions } from "./template.ts";

const links = [
  { text: "Home", href: "/" },
  { text: "Services", href: "/services" },
  { text: "Contact", href: "/contact" },
];
const book = { text: "Make an appointment", href: "/contact" };

export const practice: Template = {
  description: "services with a page each, people, appointments",
  create: (options) => ({
    config: { site: site(options), pages: [home, services, service, contact, missingPage] },
    model,
    files,
  }),
};

const site = ({ name, language }: TemplateOptions) => ({
  url: sampleContacts.url,
  name,
  language,
  favicon: "stethoscope",
  frame: frame({
    links,
    action: book,
    columns: [contactColumn],
    text: "A sentence about whom you help and with what.",
  }),
  theme: {
    light: {
      paper: "#fbfbf7",
      sheet: "#eef1e9",
      ink: "#1d2724",
      quiet: "#566159",
      line: "#d5dccf",
      accent: "#2c5f57",
    },
    dark: {
      paper: "#121918",
      sheet: "#1b2523",
      ink: "#e9eeea",
      quiet: "#a6b3ac",
      line: "#34423e",
      accent: "#9fd3c7",
    },
    displayWeight: 450,
    lineHeight: 1.7,
    scale: 1.28,
    radius: 24,
    header: "plain",
  },
  structuredData: [structuredContact("MedicalBusiness")],
  contact: { ...sampleContacts.contact, hours: "Mo-Fr 08:00-18:00" },
});

const model = {
  settings: { contact: contactModel },
  collections: {
    services: {
      title: "Services",
      singular: "Service",
      fields: {
        type: "object",
        properties: {
          title: text("Title", "What it is called.", { minLength: 1 }),
          summary: text("Summary", "One sentence, in the list of services and in search results.", {
            format: "multiline",
            minLength: 1,
          }),
          icon: text("Icon", "An icon of lucide.dev.", { format: "icon" }),
        },
        required: ["title", "summary"],
      },
      label: "title",
      sort: ["title"],
      body: { headingLevel: 2 },
    },
    people: {
      title: "People",
      singular: "Person",
      fields: {
        type: "object",
        properties: {
          name: text("Name", "First name and surname.", { minLength: 1 }),
          role: text("Role", "What this person does.", { minLength: 1 }),
        },
        required: ["name", "role"],
      },
      label: "name",
      sort: ["name"],
      body: false,
    },
  },
};

const files = {
  "theme.scss": practiceTheme,
  "content/services/first-visit.md":
    "---\ntitle: First visit\nsummary: Forty minutes to get to know each other, and a plan that you take home.\nicon: calendar-check\n---\nWhat happens, how long it takes, and what to bring along.\n\n## What it costs\n\nSay it before somebody has to ask.\n",
  "content/services/second-opinion.md":
    "---\ntitle: Second opinion\nsummary: We read what you have been told, and say what we would do.\nicon: file-search\n---\nEach file in `content/services` is a page. Write as much as your visitors need.\n",
  ...Object.fromEntries(
    Object.entries(sampleContacts.people).map(([file, { name, role }]) => [
      file,
      `---\nname: ${name}\nrole: ${role}\n---\n`,
    ]),
  ),
};

const offer = {
  each: "services",
  item: {
    title: "{{item.title}}",
    text: "{{item.summary}}",
    icon: "{{item.icon}}",
    href: "{{item.href}}",
  },
};

const home = {
  id: "home",
  path: "/",
  title: "{{site.name}}: whom you help, in a few words",
  description: "A sentence or two about {{site.name}} for people who find it in a search.",
  blocks: [
    block("top", "heading", {
      title: "Say in one line whom you help",
      intro: "Then in two sentences how, and what the first step is.",
      actions: [book, { text: "Our services", href: "/services" }],
    }),
    block("offer", "cards-grid", { title: "What we offer", cards: [offer] }),
    block("people", "cards-grid", {
      title: "Who we are",
      cards: [{ each: "people", item: { title: "{{item.name}}", text: "{{item.role}}" } }],
    }),
    block("call", "call-to-action", {
      title: "Come and see us",
      text: "The first conversation costs nothing.",
      actions: [book],
    }),
  ],
};

const services = {
  id: "services",
  path: "/services",
  title: "Services | {{site.name}}",
  description: "What {{site.name}} offers.",
  blocks: [
    block("top", "heading", { title: "Services", intro: "What we can do for you." }),
    block("offer", "cards-grid", { title: "All services", cards: [offer] }),
  ],
};

const service = {
  id: "service",
  path: "/services/{slug}",
  entries: "services",
  title: "{{entry.title}} | {{site.name}}",
  description: "{{entry.summary}}",
  blocks: [
    block("service", "article", {
      title: "{{entry.title}}",
      excerpt: "{{entry.summary}}",
      body: "{{entry.body}}",
      actions: [book, { text: "All services", href: "/services" }],
    }),
  ],
};

const contact = {
  id: "contact",
  path: "/contact",
  title: "Contact | {{site.name}}",
  description: "How to reach {{site.name}} and when somebody is there.",
  blocks: [
    block("top", "heading", {
      title: "Make an appointment",
      intro: "Call us or write; we answer on the same working day.",
    }),
    block("where", "locations", whereToFind),
  ],
};
