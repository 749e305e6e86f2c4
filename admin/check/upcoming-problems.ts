import { type CheckInput, checkSite } from "../../renderer/check/check-site.ts";
import {
  errorsOnDays,
  newErrors,
  problemKey,
  publicationDays,
} from "../../renderer/check/upcoming-errors.ts";
import { isFuture } from "../../renderer/resolve/entries/published.ts";
import { asWarning } from "../../schema/parse/unfinished-drafts.ts";
import type { Problem } from "../../schema/problems/problem.ts";
import type { EntrySource, Source } from "../../schema/sources/source.ts";
import { isObject } from "../../schema/text/is-object.ts";

/** Problems of what is not live yet: errors of scheduled pages and entries as on their day, and of drafts as if live today, as warnings. */
export function upcomingProblems(input: CheckInput, now: readonly Problem[]): readonly Problem[] {
  const days = [
    ...publicationDays(input.config, input),
    ...input.entries.flatMap((entry) => dayOf(entry, input) ?? []),
  ];
  return [...errorsOnDays(input, days, now), ...ofDrafts(input, now)];
}

function dayOf({ collection, source }: EntrySource, input: CheckInput): string | undefined {
  const { model } = input;
  const field = Object.hasOwn(model?.collections ?? {}, collection)
    ? model?.collections[collection]?.published
    : undefined;
  const { frontMatter } = source.value as { readonly frontMatter: Readonly<Record<string, unknown>> };
  const day = field === undefined || frontMatter.draft === true ? undefined : frontMatter[field];
  return isFuture(day, input) ? day : undefined;
}

function ofDrafts(input: CheckInput, now: readonly Problem[]): readonly Problem[] {
  const { config, entries } = input;
  const unfinished = (file: string, pointer: string) =>
    now.some((problem) => problem.file === file && problem.pointer.startsWith(pointer));
  const pages = config ? pagesIn(config) : [];
  const drafts = new Set(
    pages.flatMap((page, index) =>
      page.draft === true && !unfinished(config?.file ?? "", `/pages/${index}/`) ? [index] : [],
    ),
  );
  const files = new Set(
    entries.flatMap(({ source }) => (isDraft(source) && !unfinished(source.file, "") ? [source.file] : [])),
  );
  if (drafts.size + files.size === 0) return [];
  const published = checkSite({
    ...input,
    future: true,
    config: config && withPages(config, (page, index) => (drafts.has(index) ? publishedPage(page) : page)),
    entries: entries.map((entry) =>
      files.has(entry.source.file) ? { ...entry, source: publishedSource(entry.source) } : entry,
    ),
  });
  const isOfDraft = ({ file, pointer }: Problem) =>
    files.has(file) || (file === config?.file && drafts.has(Number(/^\/pages\/(\d+)\//.exec(pointer)?.[1])));
  return newErrors(published.problems, new Set(now.map(problemKey)))
    .filter(isOfDraft)
    .map((problem) => asWarning({ ...problem, values: { ...problem.values, from: "published" } }));
}

type Fields = Readonly<Record<string, unknown>>;

function pagesIn({ value }: Source): readonly Fields[] {
  const pages: unknown = isObject(value) ? value.pages : undefined;
  return Array.isArray(pages) ? pages.filter(isObject) : [];
}

function withPages(config: Source, change: (page: Fields, index: number) => Fields): Source {
  if (!isObject(config.value) || !Array.isArray(config.value.pages)) return config;
  const pages = (config.value.pages as readonly unknown[]).map((page, index) =>
    isObject(page) ? change(page, index) : page,
  );
  return { ...config, value: { ...config.value, pages } };
}

function isDraft({ value }: Source): boolean {
  const frontMatter: unknown = isObject(value) ? value.frontMatter : undefined;
  return isObject(frontMatter) && frontMatter.draft === true;
}

function publishedPage({ draft: _, ...page }: Fields): Fields {
  return page;
}

/** By identity, so that a source is parsed once. */
const publishedSources = new WeakMap<Source, Source>();

function publishedSource(source: Source): Source {
  const known = publishedSources.get(source);
  if (known) return known;
  const { frontMatter, body } = source.value as { readonly frontMatter: Fields; readonly body: string };
  const published = { ...source, value: { frontMatter: publishedPage(frontMatter), body } };
  publishedSources.set(source, published);
  return published;
}
