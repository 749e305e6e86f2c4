import { isObject } from "../../schema/is-object.ts";
import type { Problem } from "../../schema/problem.ts";
import type { Source } from "../../schema/source.ts";
import { isToCome, type SiteDay } from "../resolve/published.ts";
import { type CheckInput, checkSite } from "./check-site.ts";

/** More days than this are looked at together, as the last of them finds them. */
const maxDays = 6;

/**
 * The errors that a site will have on some days to come and that are not among those `known`; `values.from` of each is
 * its day. Nothing for a site with all that is dated later.
 */
export function errorsToCome(
  input: CheckInput,
  days: readonly string[],
  known: readonly Problem[],
): readonly Problem[] {
  const coming = [...new Set(days)].filter((day) => isToCome(day, input)).sort();
  const looked = coming.length > maxDays ? [...coming.slice(0, maxDays - 1), ...coming.slice(-1)] : coming;
  const keys = new Set(known.map(keyOf));
  return looked.flatMap((day) => {
    const found = newErrors(checkSite({ ...input, today: day }).problems, keys);
    for (const problem of found) keys.add(keyOf(problem));
    return found.map((problem) => ({ ...problem, values: { ...problem.values, from: day } }));
  });
}

/** The errors of some problems that are not known, by their keys. */
export function newErrors(problems: readonly Problem[], known: ReadonlySet<string>): readonly Problem[] {
  return problems.filter((problem) => problem.severity === "error" && !known.has(keyOf(problem)));
}

/** What a problem is known by. */
export function keyOf({ code, file, pointer, offset, message }: Problem): string {
  return [code, file, pointer, offset, message].join(" ");
}

/** The days to come on which pages of a config are published. */
export function daysOfPages(config: Source | undefined, today: SiteDay): readonly string[] {
  const pages: unknown = isObject(config?.value) ? config.value.pages : undefined;
  if (!Array.isArray(pages)) return [];
  return pages.flatMap((page: unknown) =>
    isObject(page) && page.draft !== true && isToCome(page.publishOn, today) ? [page.publishOn] : [],
  );
}
