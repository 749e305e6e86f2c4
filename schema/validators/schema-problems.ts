import type { ErrorObject } from "ajv";
import type { Problem } from "../problems/problem.ts";
import type { Lowered } from "../site/lower.ts";
import { valueAtPointer } from "../sources/source.ts";
import { nearest } from "../text/suggest.ts";
import { hasToken, singleToken } from "../text/token-syntax.ts";
import { isNewerVersion } from "./bound-problem.ts";
import { absentKeys, missingKey, unknownKey } from "./error-messages.ts";
import { errorProblem } from "./error-problem.ts";

/**
 * One problem for each mistake that ajv found, in sentences; of a file for a newer release, only that it is newer.
 *
 * `authored` is the value as it was before defaults were filled in, and `lowered` says how it was made of what the
 * author wrote, where lists in it can be longer. What depends on a token is checked when its value is known.
 *
 * Reports `unknown-key`, `missing-key`, `wrong-type`, `wrong-value`, `unknown-block` and `config-version`.
 */
export function schemaProblems(
  file: string,
  found: readonly ErrorObject[],
  authored: unknown,
  lowered: Pick<Lowered, "authoredPointer" | "isOpen"> = asWritten,
): Problem[] {
  const known = found.filter((error) => !dependsOnToken(error, lowered));
  const errors = known.map((error) =>
    error.keyword === "additionalProperties"
      ? { ...error, data: valueAtPointer(authored, error.instancePath) }
      : error,
  );
  const misspelt = new Set<string>();
  for (const error of errors) {
    if (error.keyword !== "additionalProperties") continue;
    const near = nearest(unknownKey(error), absentKeys(error));
    if (near) misspelt.add(`${error.instancePath} ${near}`);
  }
  const newer = errors.find(isNewerVersion);
  if (newer) return [errorProblem(file, newer)];
  const place = (problem: Problem): Problem => ({
    ...problem,
    pointer: lowered.authoredPointer(problem.pointer),
  });
  const judged = new Set<string>();
  return errors
    .filter((error) => {
      if (error.keyword === "additionalProperties") return true;
      if (error.keyword === "required" || error.keyword === "dependencies")
        return !misspelt.has(`${error.instancePath} ${missingKey(error)}`);
      // An empty address is too short, no address and unlike its pattern: one of these is enough.
      const first = !judged.has(error.instancePath);
      judged.add(error.instancePath);
      return first;
    })
    .map((error) => place(errorProblem(file, error)));
}

const asWritten = { authoredPointer: (pointer: string) => pointer, isOpen: () => false };

const textRules = ["enum", "pattern", "minLength", "maxLength", "format"];

function dependsOnToken(
  { keyword, instancePath, data }: ErrorObject,
  { isOpen }: Pick<Lowered, "isOpen">,
): boolean {
  if (keyword === "minItems" || keyword === "maxItems") return isOpen(instancePath);
  if (keyword === "type") return singleToken(data) !== undefined;
  return textRules.includes(keyword) && typeof data === "string" && hasToken(data);
}
