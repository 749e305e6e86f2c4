import type { Problem } from "../../schema/problems/problem.ts";
import type { SiteDay } from "../../schema/site/site-day.ts";
import type { Source } from "../../schema/sources/source.ts";
import { isObject } from "../../schema/text/is-object.ts";
import { isFuture } from "../resolve/entries/published.ts";
import { type CheckInput, checkSite } from "./check-site.ts";

const maxDays = 6;

/**
 * The errors that a site will have on days to come, because of what is published then; those in `known` are left out.
 */
export function errorsOnDays(
  input: CheckInput,
  days: readonly string[],
  known: readonly Problem[],
): readonly Problem[] {
  const coming = [...new Set(days)].filter((day) => isFuture(day, input)).sort();
  const looked = coming.length > maxDays ? [...coming.slice(0, maxDays - 1), ...coming.slice(-1)] : coming;
  const keys = new Set(known.map(problemKey));
  return looked.flatMap((day) => {
    const found = newErrors(checkSite({ ...input, ...onDay(day) }).problems, keys);
    for (const problem of found) keys.add(problemKey(problem));
    return found.map((problem) => ({ ...problem, values: { ...problem.values, from: day } }));
  });
}

const onDay = (day: string) => ({ today: day.slice(0, 10), now: undefined });

export function newErrors(problems: readonly Problem[], known: ReadonlySet<string>): readonly Problem[] {
  return problems.filter((problem) => problem.severity === "error" && !known.has(problemKey(problem)));
}

export function problemKey({ code, file, pointer, offset, message }: Problem): string {
  return [code, file, pointer, offset, message].join(" ");
}

export function publicationDays(config: Source | undefined, today: SiteDay): readonly string[] {
  const pages: unknown = isObject(config?.value) ? config.value.pages : undefined;
  if (!Array.isArray(pages)) return [];
  return pages.flatMap((page: unknown) =>
    isObject(page) && page.draft !== true && isFuture(page.publishOn, today) ? [page.publishOn] : [],
  );
}
