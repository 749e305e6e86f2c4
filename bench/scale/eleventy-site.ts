import { join } from "node:path";
import type { Post } from "./posts.ts";
import { writeAll, writePosts } from "./write-files.ts";

/** Writes the posts as a site of Eleventy's, with the same pages. */
export async function writeEleventySite(root: string, posts: readonly Post[]): Promise<void> {
  await writeAll(root, files);
  await writePosts(join(root, "src/posts"), posts);
}

const listed = `<li><a href="{{ post.url }}">{{ post.data.title }}</a> <time>{{ post.data.date | day }}</time><p>{{ post.data.summary }}</p></li>`;

const files = {
  "package.json": `{ "private": true, "type": "module" }\n`,
  "eleventy.config.js": `export default function (config) {
  const byDate = (one, other) => other.date - one.date;
  config.addCollection("posts", (api) => api.getFilteredByGlob("src/posts/*.md").sort(byDate));
  config.addCollection("byTopic", (api) => {
    const topics = {};
    for (const post of api.getFilteredByGlob("src/posts/*.md").sort(byDate)) (topics[post.data.topic] ??= []).push(post);
    return topics;
  });
  config.addFilter("day", (date) => new Date(date).toISOString().slice(0, 10));
  config.addFilter("others", (posts, url) => posts.slice(0, 4).filter((post) => post.url !== url).slice(0, 3));
  return { dir: { input: "src", output: "public" }, markdownTemplateEngine: false };
}
`,
  "src/posts/posts.json": `{ "layout": "post.njk" }\n`,
  "src/_includes/base.njk": `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{{ title }}</title>
<meta name="description" content="{{ summary }}">
<link rel="canonical" href="https://www.example.com{{ page.url }}">
<meta property="og:title" content="{{ title }}">
<meta property="og:url" content="https://www.example.com{{ page.url }}">
</head>
<body>
<header><a href="/">Many posts</a><nav><a href="/">Home</a> <a href="/posts/">Posts</a></nav></header>
<main>{{ content | safe }}</main>
<footer>© 2026 Many posts</footer>
</body>
</html>
`,
  "src/_includes/post.njk": `---
layout: base.njk
---
<article><h1>{{ title }}</h1><p>{{ summary }}</p><time>{{ date | day }}</time>{{ content | safe }}</article>
<h2>More about {{ topic }}</h2><ul>{% for post in collections.byTopic[topic] | others(page.url) %}${listed}{% endfor %}</ul>
`,
  "src/index.njk": `---
layout: base.njk
title: Many posts
summary: The newest posts.
---
<h1>Many posts</h1><ul>{% for post in collections.posts | slice(1) | first %}{% if loop.index <= 10 %}${listed}{% endif %}{% endfor %}</ul>
`,
  "src/posts-list.njk": `---
layout: base.njk
title: Posts
pagination: { data: collections.posts, size: 50, alias: items }
permalink: "/posts/{% if pagination.pageNumber > 0 %}{{ pagination.pageNumber + 1 }}/{% endif %}index.html"
---
<h1>Posts</h1><ul>{% for post in items %}${listed}{% endfor %}</ul>
`,
};
