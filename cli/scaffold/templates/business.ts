import { sampleContacts } from "../../../renderer/check/sample-contacts.ts";
import { businessTheme } from "./business-theme.ts";
import {
  block,
  contactColumn,
  contactModel,
  frame,
  missingPage,
  structuredContact,
  whereToFind,
} from "./parts.ts";
import type { Template, TemplateOptions } from "./template.ts";

const links = [
  { text: "Home", href: "/" },
  { text: "About", href: "/about" },
  { text: "Contact", href: "/contact" },
];
const write = { text: "Write to us", href: "/contact" };

export const business: Template = {
  description: "what you do, how it works, about you, contact",
  create: (options) => ({
    config: { site: site(options), pages: [home, about, contact, missingPage] },
    model: { settings: { contact: contactModel } },
    files: { "theme.scss": businessTheme },
  }),
};

const site = ({ name, language }: TemplateOptions) => ({
  url: sampleContacts.url,
  name,
  language,
  favicon: "store",
  frame: frame({
    links,
    action: write,
    columns: [contactColumn],
    text: "A sentence about what you do and for whom.",
  }),
  theme: {
    light: {
      paper: "#fffdf8",
      sheet: "#f4f0e6",
      ink: "#1d1b16",
      quiet: "#5f594c",
      line: "#ddd6c6",
      accent: "#0b5a41",
    },
    dark: {
      paper: "#141613",
      sheet: "#1f221d",
      ink: "#f0eee6",
      quiet: "#b3b0a3",
      line: "#3b3f37",
      accent: "#8fd0ae",
    },
    displayWeight: 700,
    scale: 1.3,
    radius: 2,
    sections: "line",
  },
  structuredData: [structuredContact("LocalBusiness")],
  contact: { ...sampleContacts.contact, hours: "Mo-Fr 09:00-17:00; Sa 10:00-14:00" },
});

const home = {
  id: "home",
  path: "/",
  title: "{{site.name}}: what you do, in a few words",
  description: "A sentence or two about {{site.name}} for people who find it in a search.",
  blocks: [
    block("top", "heading", {
      label: "Your town",
      title: "Say in one line what you do",
      intro: "Then in two sentences for whom you do it, and why they should ask you and nobody else.",
      actions: [write, { text: "How it works", href: "#steps" }],
    }),
    block("offer", "cards-grid", {
      title: "What we do",
      cards: [
        { title: "First thing", icon: "sparkles", text: "What it is, what it costs, how long it takes." },
        { title: "Second thing", icon: "wrench", text: "Every card has a heading, a text and an icon." },
        {
          title: "Third thing",
          icon: "heart-handshake",
          text: "Add as many as you need, or take some away.",
        },
      ],
    }),
    block("steps", "timeline", {
      title: "How it works",
      stages: [
        { title: "You write to us", description: "Say what you have in mind. We answer within a day." },
        { title: "We talk", description: "Half an hour, on the telephone or over coffee." },
        { title: "We get to work", description: "You know the price and the day before we begin." },
      ],
    }),
    block("questions", "faq", {
      title: "Questions",
      items: [
        { question: "What does it cost?", answer: "Write what people ask you most, as they ask it." },
        { question: "How soon can you start?", answer: "An honest answer saves both of you a call." },
      ],
    }),
    block("call", "call-to-action", { title: "Tell us what you need", actions: [write] }),
  ],
};

const about = {
  id: "about",
  path: "/about",
  title: "About us | {{site.name}}",
  description: "Who is behind {{site.name}}.",
  blocks: [
    block("top", "heading", { title: "About us", intro: "Who you are, and since when." }),
    block("story", "prose", {
      title: "How it began",
      text: "Two or three paragraphs are enough.\n\nPeople buy from people: say who answers the telephone.",
    }),
    block("numbers", "stats", {
      items: [
        { value: "3", label: "People" },
        { value: "24 h", label: "Until you have an answer" },
      ],
    }),
  ],
};

const contact = {
  id: "contact",
  path: "/contact",
  title: "Contact | {{site.name}}",
  description: "How to reach {{site.name}}: telephone, e-mail, address and hours.",
  blocks: [
    block("top", "heading", { title: "Contact", intro: "Call, write or come by." }),
    block("where", "locations", whereToFind),
  ],
};
