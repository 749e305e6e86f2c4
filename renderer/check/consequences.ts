import type { Problem } from "../../schema/problems/problem.ts";
import { pointerSegments } from "../../schema/sources/source.ts";

type Follows = (problem: Problem) => boolean;

const isOf = ({ code }: Problem, ...codes: readonly Problem["code"][]) => codes.includes(code);
const placeOf = ({ file, pointer }: Problem) => `${file} ${pointer}`;

/** Where the addresses of a page's entries are unknown, links to them can't be checked. */
function ofUnknownPages(errors: readonly Problem[]): Follows {
  const pagesOf = (code: Problem["code"]) =>
    errors.flatMap((error) => (error.code === code ? (pageWithEntries(error.pointer) ?? []) : []));
  const unknown = new Set(pagesOf("unknown-collection"));
  const isAnyLeftOut = unknown.size + pagesOf("reserved-route").length > 0;
  return (problem) => {
    if (isOf(problem, "unknown-token")) return unknown.has(pageOf(problem.pointer) ?? "");
    const isOfAddress = isOf(problem, "missing-value") && problem.message.includes(".href}}");
    return isAnyLeftOut && (isOfAddress || isOf(problem, "broken-link"));
  };
}

const pageOf = (pointer: string) => /^\/pages\/\d+\//.exec(pointer)?.[0];

const pageWithEntries = (pointer: string) =>
  /^(\/pages\/\d+\/)(?:path|entries|paginate)(?:\/each)?$/.exec(pointer)?.[1];

/** A token that is not known leaves a link without an address. */
function ofUnknownTokens(errors: readonly Problem[]): Follows {
  const files = new Set(errors.flatMap((error) => (isOf(error, "unknown-token") ? error.file : [])));
  return (problem) =>
    isOf(problem, "bad-link") && problem.message.startsWith('""') && files.has(problem.file);
}

function ofEntryAddresses(errors: readonly Problem[]): Follows {
  const files = new Set(errors.flatMap((error) => (isOf(error, "reserved-route") ? error.file : [])));
  return (problem) => {
    if (files.size === 0 || !isOf(problem, "missing-value")) return false;
    const [, place] = problem.message.split(".href}} is empty in ");
    return place !== undefined && files.has(place.slice(0, -".".length));
  };
}

function ofWrongTexts(errors: readonly Problem[]): Follows {
  const wrong = errors.filter((error) => isOf(error, "token-type", "unknown-token", "wrong-value"));
  const places = new Set(wrong.map(placeOf));
  return (problem) =>
    isOf(problem, "unknown-collection", "reserved-route", "missing-words") && places.has(placeOf(problem));
}

function ofWrongSettings(errors: readonly Problem[]): Follows {
  const quoting = errors.filter((error) => isOf(error, "token-type", "unknown-token"));
  const byToken = new Map(quoting.map((error) => [tokenAt(error.pointer), error]));
  return (problem) => {
    if (!isOf(problem, "token-type", "unknown-token")) return false;
    const own = tokenAt(problem.pointer);
    return quotedBy(problem).some((token) => {
      const cause = byToken.get(token);
      // Of two that quote each other, neither is the cause.
      return cause !== undefined && cause !== problem && !quotedBy(cause).includes(own ?? "");
    });
  };
}

/** `site.company.name` for `/site/company/name`. */
function tokenAt(pointer: string): string | undefined {
  const [top, ...path] = pointerSegments(pointer);
  return top === "site" && path.length > 0 ? ["site", ...path].join(".") : undefined;
}

function quotedBy({ message }: Problem): readonly string[] {
  const [, token = ""] = /\{\{(site\.[^}\s|]+)/.exec(message) ?? [];
  const parts = token.split(".");
  return parts.slice(1).map((_, index) => parts.slice(0, index + 2).join("."));
}

export function withoutConsequences(problems: readonly Problem[]): readonly Problem[] {
  const errors = problems.filter(({ severity }) => severity === "error");
  if (errors.length === 0) return problems;
  const rules = [ofUnknownPages, ofUnknownTokens, ofEntryAddresses, ofWrongTexts, ofWrongSettings].map(
    (rule) => rule(errors),
  );
  return problems.filter((problem) => !rules.some((follows) => follows(problem)));
}
