import { join } from "node:path";
import type { Post } from "./posts.ts";
import { writeAll, writePosts } from "./write-files.ts";

/** Writes the posts as a site of ours: a page each, lists of fifty, a feed, three other posts below each. */
export async function writeBlockworkSite(root: string, posts: readonly Post[]): Promise<void> {
  await writeAll(root, {
    "site.config.json": `${JSON.stringify(config, null, 2)}\n`,
    "content/model.json": `${JSON.stringify(model, null, 2)}\n`,
  });
  await writePosts(join(root, "content/posts"), posts);
}

export const fileOf = (root: string, { id }: Pick<Post, "id">) => join(root, "content/posts", `${id}.md`);

const text = (title: string, more: object = {}) => ({ type: "string", title, ...more });

const model = {
  collections: {
    posts: {
      title: "Posts",
      singular: "Post",
      fields: {
        type: "object",
        properties: {
          title: text("Title", { minLength: 1 }),
          date: text("Date", { format: "date" }),
          summary: text("Summary", { format: "multiline" }),
          topic: text("Topic"),
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

const block = (id: string, type: string, props: object) => ({ id, type, props });

const listed = {
  title: "{{item.title}}",
  href: "{{item.href}}",
  text: "{{item.summary}}",
  date: "{{item.date}}",
};

const config = {
  configVersion: 2,
  site: {
    url: "https://www.blockwork.example",
    name: "Many posts",
    language: "en",
    frame: [
      block("header", "site-header", {
        name: "{{site.name}}",
        links: [
          { text: "Home", href: "/" },
          { text: "Posts", href: "/posts" },
        ],
      }),
      block("content", "content", {}),
      block("footer", "site-footer", { name: "{{site.name}}", note: "© {{year}} {{site.name}}" }),
    ],
    feeds: [
      {
        path: "/feed.xml",
        each: "posts",
        limit: 20,
        item: {
          title: "{{item.title}}",
          href: "{{item.href}}",
          date: "{{item.date}}",
          summary: "{{item.summary}}",
        },
      },
    ],
  },
  pages: [
    {
      id: "home",
      path: "/",
      title: "{{site.name}}",
      description: "The newest posts.",
      blocks: [
        block("top", "heading", { title: "{{site.name}}" }),
        block("newest", "article-list", {
          title: "Newest",
          items: [{ each: "posts", limit: 10, item: listed }],
        }),
      ],
    },
    {
      id: "posts",
      path: "/posts/{page}",
      paginate: { each: "posts", size: 50 },
      title: "Posts, page {{page.number}} of {{page.count}}",
      description: "Page {{page.number}} of all posts.",
      blocks: [
        block("top", "heading", { title: "Posts" }),
        block("list", "article-list", {
          title: "Page {{page.number}}",
          items: [{ each: "{{page.items}}", item: listed }],
        }),
        block("pages", "pagination", {
          number: "{{page.number}}",
          count: "{{page.count}}",
          previous: "{{page.previous}}",
          next: "{{page.next}}",
        }),
      ],
    },
    {
      id: "post",
      path: "/posts/{slug}",
      entries: "posts",
      title: "{{entry.title}}",
      description: "{{entry.summary}}",
      blocks: [
        block("article", "article", {
          title: "{{entry.title}}",
          excerpt: "{{entry.summary}}",
          published: "{{entry.date}}",
          body: "{{entry.body}}",
          actions: [{ text: "All posts", href: "/posts" }],
        }),
        block("more", "article-list", {
          title: "More about {{entry.topic}}",
          items: [
            {
              each: "posts",
              where: { topic: "{{entry.topic}}" },
              except: "{{entry.id}}",
              limit: 3,
              item: listed,
            },
          ],
        }),
      ],
    },
  ],
};
