import { type CheckInput, checkSite } from "../../renderer/check/check-site.ts";
import { isObject } from "../../schema/is-object.ts";
import type { Problem } from "../../schema/problem.ts";
import type { EntrySource, Source } from "../../schema/source.ts";
import { asWarning } from "../../schema/unfinished-drafts.ts";

/** More days than this are looked at together, as the last of them finds them. */
const mostDays = 6;

/**
 * What will be wrong with a site that is not yet: the errors of entries whose day has not come, as on that day, which
 * are errors; and those of drafts, as if they were published today, as warnings.
 */
export function problemsToCome(input: CheckInput, now: readonly Problem[]): readonly Problem[] {
  return [...ofScheduled(input, now), ...ofDrafts(input, now)];
}

function ofScheduled(input: CheckInput, now: readonly Problem[]): readonly Problem[] {
  const { today, future, entries } = input;
  if (future) return [];
  const coming = [...new Set(entries.flatMap((entry) => dayOf(entry, input) ?? []))]
    .filter((day) => day > today)
    .sort();
  const days = coming.length > mostDays ? [...coming.slice(0, mostDays - 1), ...coming.slice(-1)] : coming;
  const known = new Set(now.map(keyOf));
  return days.flatMap((day) => {
    const found = newErrors(checkSite({ ...input, today: day }).problems, known);
    for (const problem of found) known.add(keyOf(problem));
    return found.map((problem) => ({ ...problem, values: { ...problem.values, from: day } }));
  });
}

/** The day from which on visitors see an entry; none for a draft. */
function dayOf({ collection, source }: EntrySource, { model }: CheckInput): string | undefined {
  const field = Object.hasOwn(model?.collections ?? {}, collection)
    ? model?.collections[collection]?.published
    : undefined;
  const { frontMatter } = source.value as { readonly frontMatter: Readonly<Record<string, unknown>> };
  const day = field === undefined || frontMatter.draft === true ? undefined : frontMatter[field];
  return typeof day === "string" && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined;
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
  return newErrors(published.problems, new Set(now.map(keyOf)))
    .filter(isOfDraft)
    .map((problem) => asWarning({ ...problem, values: { ...problem.values, from: "published" } }));
}

function newErrors(problems: readonly Problem[], known: ReadonlySet<string>): readonly Problem[] {
  return problems.filter((problem) => problem.severity === "error" && !known.has(keyOf(problem)));
}

function keyOf({ code, file, pointer, offset, message }: Problem): string {
  return [code, file, pointer, offset, message].join(" ");
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

/** The same source as long as it is the same, so that it is parsed once. */
const publishedSources = new WeakMap<Source, Source>();

function publishedSource(source: Source): Source {
  const known = publishedSources.get(source);
  if (known) return known;
  const { frontMatter, body } = source.value as { readonly frontMatter: Fields; readonly body: string };
  const published = { ...source, value: { frontMatter: publishedPage(frontMatter), body } };
  publishedSources.set(source, published);
  return published;
}
