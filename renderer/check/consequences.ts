import type { Problem } from "../../schema/problem.ts";
import { pointerSegments } from "../../schema/source.ts";

/** Whether a problem is there only because of another one. */
type Follows = (problem: Problem, cause: Problem) => boolean;

const isOf = ({ code }: Problem, ...codes: readonly Problem["code"][]) => codes.includes(code);
const isAtSamePlace = (one: Problem, other: Problem) =>
  one !== other && one.file === other.file && one.pointer === other.pointer;

/** Where it is not known which addresses the entries of a page have, nothing that leads to one can be judged. */
const ofUnknownPages: Follows = (problem, cause) => {
  const [, page] = /^(\/pages\/\d+\/)(?:path|entries|paginate)(?:\/each)?$/.exec(cause.pointer) ?? [];
  if (page === undefined || !isOf(cause, "unknown-collection", "reserved-route")) return false;
  if (isOf(problem, "unknown-token"))
    return isOf(cause, "unknown-collection") && problem.pointer.startsWith(page);
  return (
    isOf(problem, "broken-link") || (isOf(problem, "missing-value") && problem.message.includes(".href}}"))
  );
};

/** An entry whose address can't be used has none. */
const ofEntryAddress: Follows = (problem, cause) =>
  isOf(cause, "reserved-route") &&
  isOf(problem, "missing-value") &&
  problem.message.includes(`.href}} is empty in ${cause.file}.`);

/** A text that is wrong by its shape or its token is no name of anything either. */
const ofWrongText: Follows = (problem, cause) =>
  isAtSamePlace(problem, cause) &&
  isOf(cause, "token-type", "unknown-token", "wrong-value") &&
  isOf(problem, "unknown-collection", "reserved-route", "missing-words");

/** What quotes a setting whose own token is wrong. */
const ofWrongSetting: Follows = (problem, cause) => {
  const codes = ["token-type", "unknown-token"] as const;
  if (!isOf(cause, ...codes) || !isOf(problem, ...codes) || problem === cause) return false;
  return quotes(problem, cause) && !quotes(cause, problem);
};

/** Whether the sentence of a problem names the setting that another problem is in. */
function quotes({ message }: Problem, { pointer }: Problem): boolean {
  const [top, ...path] = pointerSegments(pointer);
  const token = ["site", ...path].join(".");
  return (
    top === "site" &&
    path.length > 0 &&
    [`{{${token}}}`, `{{${token}.`, `{{${token} `].some((start) => message.includes(start))
  );
}

const rules: readonly Follows[] = [ofUnknownPages, ofEntryAddress, ofWrongText, ofWrongSetting];

/** The problems without those that follow from another one: what has one cause is told once, where it is. */
export function withoutConsequences(problems: readonly Problem[]): readonly Problem[] {
  const causes = problems.filter(({ severity }) => severity === "error");
  return problems.filter((problem) => !causes.some((cause) => rules.some((rule) => rule(problem, cause))));
}
