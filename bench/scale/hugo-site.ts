import { join } from "node:path";
import type { Post } from "./posts.ts";
import { writeAll, writePosts } from "./write-files.ts";

/** Writes the posts as a site of Hugo's, with the same pages. */
export async function writeHugoSite(root: string, posts: readonly Post[]): Promise<void> {
  await writeAll(root, files);
  await writePosts(join(root, "content/posts"), posts, "topics");
}

const listed = `<li><a href="{{ .RelPermalink }}">{{ .Title }}</a> <time>{{ .Date.Format "2 January 2006" }}</time><p>{{ .Summary }}</p></li>`;

const files = {
  "config.toml": `baseURL = "https://www.example.com/"
title = "Many posts"
languageCode = "en"
paginate = 50

[taxonomies]
topic = "topics"
`,
  "layouts/_default/baseof.html": `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{{ .Title }}</title>
<meta name="description" content="{{ .Summary }}">
<link rel="canonical" href="{{ .Permalink }}">
<meta property="og:title" content="{{ .Title }}">
<meta property="og:url" content="{{ .Permalink }}">
</head>
<body>
<header><a href="/">Many posts</a><nav><a href="/">Home</a> <a href="/posts/">Posts</a></nav></header>
<main>{{ block "main" . }}{{ end }}</main>
<footer>© {{ now.Year }} Many posts</footer>
</body>
</html>
`,
  "layouts/index.html": `{{ define "main" }}<h1>Many posts</h1><ul>{{ range first 10 .Site.RegularPages.ByDate.Reverse }}${listed}{{ end }}</ul>{{ end }}
`,
  "layouts/_default/list.html": `{{ define "main" }}<h1>Posts</h1><ul>{{ range .Paginator.Pages }}${listed}{{ end }}</ul>{{ template "_internal/pagination.html" . }}{{ end }}
`,
  "layouts/_default/single.html": `{{ define "main" }}<article><h1>{{ .Title }}</h1><p>{{ .Summary }}</p><time>{{ .Date.Format "2 January 2006" }}</time>{{ .Content }}</article>
<h2>More about {{ .Params.topics }}</h2><ul>{{ $own := .File.UniqueID }}{{ range first 3 (where (first 4 (index .Site.Taxonomies.topics .Params.topics)) "File.UniqueID" "ne" $own) }}${listed}{{ end }}</ul>{{ end }}
`,
};
