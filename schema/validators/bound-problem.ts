import type { ErrorObject } from "ajv";
import { formatOf } from "../formats/index.ts";
import { createProblem, type Problem, type ProblemLocation } from "../problems/problem.ts";
import type { ProblemReason } from "../problems/problem-values.ts";
import { countCharacters } from "../text/count-characters.ts";
import { maxMatchedLength } from "../text/slow-pattern.ts";
import { visible, visibleOrEmpty } from "../text/visible.ts";
import { capitalize, describeValue, exampleOf, quote } from "./error-messages.ts";

export function isNewerVersion({ keyword, instancePath, data }: ErrorObject): boolean {
  return keyword === "maximum" && instancePath === "/configVersion" && Number.isInteger(data);
}

/** The problem for an error of Ajv about a bound, such as `minLength`. `name` starts the sentence. */
export function boundProblem(at: ProblemLocation, name: string, error: ErrorObject): Problem {
  const { limit = 0 } = error.params as { limit?: number };
  if (isNewerVersion(error)) {
    return createProblem(
      "config-version",
      at,
      `This file is written for version ${error.data} of the format, and this release knows up to ${limit}.`,
      "Update Blockwork, then try again; the file was left as it is.",
    );
  }
  const wrong = (reason: ProblemReason, sentence: string, suggestion?: string) =>
    createProblem("wrong-value", at, `${capitalize(name)} ${sentence}.`, { suggestion, values: { reason } });
  const bound = (reason: ProblemReason, sentence: string, suggestion?: string) => {
    const values = { reason, limit, length: lengthOf(error.data) };
    return createProblem("wrong-value", at, `${capitalize(name)} ${sentence}.`, { suggestion, values });
  };
  switch (error.keyword) {
    case "minLength":
      return limit === 1
        ? wrong("empty", "is empty", exampleOf(error))
        : bound("too-short", `must have at least ${limit} characters`, exampleOf(error));
    case "maxLength":
      return bound(
        "too-long",
        `has ${countCharacters(String(error.data))} characters, and at most ${limit} fit`,
        "Shorten it.",
      );
    case "minimum":
      return bound("too-small", `must be at least ${limit}, not ${error.data}`, describeValue(error));
    case "maximum":
      return bound("too-large", `must be at most ${limit}, not ${error.data}`, describeValue(error));
    case "minItems":
      return limit === 1
        ? wrong("empty", "is empty", describeValue(error))
        : bound("too-few", `needs at least ${limit} items`, describeValue(error));
    case "maxItems":
      return bound(
        "too-many",
        `has ${(error.data as unknown[]).length} items, and at most ${limit} fit`,
        "Remove some.",
      );
    case "format":
      return formatProblem(at, name, error);
    case "pattern":
      if (error.schema === visibleOrEmpty)
        return wrong("empty", "holds nothing that can be seen", "Write a text, or leave the key out.");
      if (error.schema !== visible && String(error.data).length > maxMatchedLength)
        return createProblem(
          "wrong-value",
          at,
          `${capitalize(name)} has ${countCharacters(String(error.data))} characters, and a text with a pattern at most ${maxMatchedLength}.`,
          {
            suggestion: "Shorten it.",
            values: { reason: "too-long", limit: maxMatchedLength, length: String(error.data).length },
          },
        );
      return String(error.data).trim() === "" || error.schema === visible
        ? wrong("empty", "is empty", exampleOf(error))
        : wrong("format", `can't be ${quote(error.data)}`, errorMessageOf(error) ?? describeValue(error));
    default:
      return wrong("format", error.message ?? "is wrong");
  }
}

const errorMessageOf = ({ parentSchema }: ErrorObject) => parentSchema?.errorMessage as string | undefined;

function lengthOf(value: unknown): number {
  return Array.isArray(value) || typeof value === "string" ? value.length : Number(value);
}

function formatProblem(at: ProblemLocation, name: string, error: ErrorObject): Problem {
  const { kind = "a text", example, check } = formatOf(String(error.params.format)) ?? {};
  const found = check?.(String(error.data));
  const { what, suggestion, code, reason } =
    typeof found === "object"
      ? found
      : { what: `is not written as ${kind}`, suggestion: example && `Write it as ${example}.` };
  return createProblem(code ?? "wrong-value", at, `${capitalize(name)} ${quote(error.data)} ${what}.`, {
    suggestion: suggestion ?? exampleOf(error),
    ...(!code && { values: { reason: reason ?? "format" } }),
  });
}
