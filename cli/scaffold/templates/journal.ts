import { sampleContacts } from "../../../renderer/check/sample-contacts.ts";
import { journalTheme } from "./journal-theme.ts";
import { block, frame, missingPage, text } from "./parts.ts";
import type { Template, TemplateOptions } from "./template.ts";

const links = [
  { text: "Home", href: "/" },
  { text: "About", href: "/about" },
];

export const journal: Template = {
  description: "articles by date, with a feed",
  create: (options) => ({
    config: { site: site(options), pages: [home, article, about, missingPage] },
    model,
    files: {
      "theme.scss": journalTheme,
      "content/articles/hello.md": entry({
        title: "Hello",
        date: options.today,
        summary: "The first article, and how to write the second.",
        body: "Each file in `content/articles` is an article. `npx site new entry articles/second` makes the next one.\n\n## Markdown\n\nTexts are Markdown: **bold**, *italic*, [links](/about), lists and tables.",
      }),
      "content/articles/a-draft.md": entry({
        title: "A draft",
        date: options.today,
        summary: "Nobody sees it until the line that says draft is gone.",
        body: "Write here.",
        draft: true,
      }),
    },
  }),
};

const site = ({ name, language }: TemplateOptions) => ({
  url: sampleContacts.url,
  name,
  language,
  favicon: "pen-line",
  frame: frame({
    links,
    columns: [
      {
        blocks: [
          block("footer-feed", "links", { title: "Follow", links: [{ text: "Feed", href: "/feed.xml" }] }),
        ],
      },
    ],
  }),
  theme: {
    light: {
      paper: "#fcfaf5",
      sheet: "#f3efe6",
      ink: "#1a1814",
      quiet: "#625c52",
      line: "#d9d2c4",
      accent: "#a1261f",
    },
    dark: {
      paper: "#171614",
      sheet: "#22201d",
      ink: "#efebe2",
      quiet: "#b4ada0",
      line: "#403c36",
      accent: "#f0958b",
    },
    displayWeight: 600,
    textSize: 18,
    lineHeight: 1.65,
    scale: 1.32,
    pageWidth: 56,
    radius: 0,
    header: "plain",
  },
  feeds: [
    {
      path: "/feed.xml",
      each: "articles",
      item: {
        title: "{{item.title}}",
        href: "{{item.href}}",
        date: "{{item.date}}",
        summary: "{{item.summary}}",
      },
    },
  ],
});

const model = {
  collections: {
    articles: {
      title: "Articles",
      singular: "Article",
      fields: {
        type: "object",
        properties: {
          title: text("Title", "The heading of the article.", { minLength: 1 }),
          date: text("Date", "The day from which it is published.", { format: "date" }),
          summary: text("Summary", "One or two sentences, in the list and in search results.", {
            format: "multiline",
            minLength: 1,
          }),
        },
        required: ["title", "date", "summary"],
      },
      label: "title",
      sort: ["-date", "title"],
      published: "date",
      body: { headingLevel: 2 },
    },
  },
};

interface Entry {
  readonly title: string;
  readonly date: string;
  readonly summary: string;
  readonly body: string;
  readonly draft?: boolean;
}

const entry = ({ title, date, summary, body, draft }: Entry) =>
  `---\ntitle: ${title}\ndate: ${date}\nsummary: ${summary}\n${draft ? "draft: true\n" : ""}---\n${body}\n`;

const home = {
  id: "home",
  path: "/",
  title: "{{site.name}}",
  description: "The articles of {{site.name}}, newest first.",
  blocks: [
    block("top", "heading", { title: "{{site.name}}", intro: "Say in a sentence what you write about." }),
    block("articles", "article-list", {
      title: "Articles",
      items: [
        {
          each: "articles",
          item: {
            title: "{{item.title}}",
            href: "{{item.href}}",
            text: "{{item.summary}}",
            date: "{{item.date}}",
          },
        },
      ],
      empty: "There are no articles yet.",
    }),
  ],
};

const article = {
  id: "article",
  path: "/articles/{slug}",
  entries: "articles",
  title: "{{entry.title}} | {{site.name}}",
  description: "{{entry.summary}}",
  blocks: [
    block("article", "article", {
      title: "{{entry.title}}",
      excerpt: "{{entry.summary}}",
      published: "{{entry.date}}",
      body: "{{entry.body}}",
      actions: [{ text: "All articles", href: "/" }],
    }),
  ],
};

const about = {
  id: "about",
  path: "/about",
  title: "About | {{site.name}}",
  description: "Who writes {{site.name}}, and why.",
  blocks: [
    block("top", "heading", { title: "About" }),
    block("text", "prose", { title: "Who writes here", text: "A few sentences about you." }),
  ],
};
