import type { Each } from "../../../schema/site/site-config.ts";

export const eachModes = ["all", "rule", "chosen"] as const;
export type EachMode = (typeof eachModes)[number];

const rules = ["where", "sort", "limit", "offset", "after"] as const;

export function modeOf(each: Each): EachMode {
  if (each.only !== undefined) return "chosen";
  return hasRule(each) ? "rule" : "all";
}

export function hasRule(each: Each): boolean {
  return rules.some((key) => each[key] !== undefined);
}

const mostSeeded = 24;

/**
 * What is written for another mode. Chosen ones begin with those that are shown now, so that the page stays as it is
 * until somebody takes one out or moves it.
 */
export function withMode(each: Each, mode: EachMode, shown: readonly string[]): Each {
  const { only: _, ...others } = each;
  if (mode === "rule") return others;
  const { where: _where, sort: _sort, limit: _limit, offset: _offset, after: _after, ...rest } = others;
  const isSeeded = mode === "chosen" && shown.length > 0 && shown.length <= mostSeeded;
  return isSeeded ? { ...rest, only: shown } : rest;
}
