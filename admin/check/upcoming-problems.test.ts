import { expect, it } from "vitest";
import { blocks } from "../../blocks/index.ts";
import type { CheckInput } from "../../renderer/check/check-site.ts";
import { readJson } from "../../schema/sources/json-source.ts";
import { readMarkdown } from "../../schema/sources/markdown-source.ts";
import {
  contactPage,
  fixtureEntries,
  fixtureModel,
  fixtureParser,
  pageWith,
} from "../../tests/support/check-small.ts";
import { smallConfig } from "../../tests/support/small-config.ts";
import { upcomingProblems } from "./upcoming-problems.ts";

const today = "2031-06-30";

function inputOf(pages: readonly object[], posts: Readonly<Record<string, string>>): CheckInput {
  const site = { ...smallConfig.site, favicon: undefined, frame: undefined, feeds: undefined };
  const config = readJson("site.config.json", JSON.stringify({ ...smallConfig, site, pages })).source;
  const others = fixtureEntries.filter(
    ({ collection }) => collection !== "posts" && collection !== "projects",
  );
  const own = Object.entries(posts).map(([id, text]) => ({ collection: "posts", id, text }));
  const entries = [...others, ...own].flatMap(({ collection, id, text }) => {
    const { source } = readMarkdown(`content/${collection}/${id}.md`, text);
    return source ? [{ collection, id, source }] : [];
  });
  const all = [...(config ? [config] : []), ...entries.map(({ source }) => source)];
  const files = new Map(all.map((source) => [source.file, source]));
  return {
    ...{ config, entries, files, today, blocks, model: fixtureModel, parser: fixtureParser },
    ...{
      problems: [],
      media: new Map([["garden.jpg", { width: 9, height: 9, version: "aaaaaaaa", alt: "A lawn." }]]),
      fonts: ["besley", "instrument-sans"],
    },
    icons: { names: () => [], get: () => undefined },
  };
}

const post = (date: string, text: string, more = "") =>
  `---
title: New
excerpt: What is new.
image: garden.jpg
date: ${date}
lastModified: ${date}
location: Leicester
category: guides
author: Ada Small
tags: [Gardens]
metaTitle: New
metaDescription: What is new.
${more}---

${text}
`;
const postPage = pageWith("/posts/{slug}", [{ id: "b", type: "prose", props: { text: "{{entry.body}}" } }], {
  id: "post",
  entries: "posts",
});
const pages = [pageWith("/"), contactPage, postPage];

const toCome = (posts: Readonly<Record<string, string>>, more: readonly object[] = []) =>
  upcomingProblems(inputOf([...pages, ...more], posts), []).map(({ code, severity, file, values }) =>
    [code, severity, file, values?.from].join(" "),
  );

it("finds what is wrong with a scheduled entry on its day", () => {
  const broken = post("2031-12-24", "See [this](/nowhere).");
  expect(toCome({ later: broken })).toEqual(["broken-link error content/posts/later.md 2031-12-24"]);
});

it("lets a scheduled entry link to what is there on its day, and not to what comes after it", () => {
  const first = post("2031-12-24", "See [this](/posts/second).");
  const second = post("2031-12-31", "See [this](/posts/first).");
  expect(toCome({ first, second })).toEqual(["broken-link error content/posts/first.md 2031-12-24"]);
  expect(toCome({ first, second: second.replace("12-31", "12-20") })).toEqual([
    "broken-link error content/posts/second.md 2031-12-20",
  ]);
});

it("finds what is wrong with a scheduled page on its day, and lets it link to what is there by then", () => {
  const page = (path: string, publishOn: string, text: string) =>
    pageWith(path, [{ id: "a", type: "prose", props: { text } }], { publishOn });
  const first = page("/first", "2031-12-24", "See [this](/second).");
  expect(toCome({}, [first, page("/second", "2031-12-24", "Fine.")])).toEqual([]);
  expect(toCome({}, [first, page("/second", "2031-12-31", "Fine.")])).toEqual([
    "broken-link error site.config.json 2031-12-24",
  ]);
});

it("warns of what is wrong with a draft", () => {
  const draft = pageWith("/new", [{ id: "a", type: "prose", props: { text: "[a](/nowhere)" } }], {
    draft: true,
  });
  expect(toCome({ draft: post("2031-01-01", "[a](/nowhere)", "draft: true\n") }, [draft])).toEqual([
    "broken-link warning site.config.json published",
    "broken-link warning content/posts/draft.md published",
  ]);
});

it("finds nothing where all is published", () => {
  expect(toCome({ now: post("2031-01-01", "[a](/nowhere)") })).toEqual([]);
});
