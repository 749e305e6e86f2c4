import type { ErrorObject } from "ajv";
import { article, capital, describeSelf, exampleOf, quote } from "./error-words.ts";
import { createProblem, type Place, type Problem } from "./problem.ts";
import { visible, visibleOrEmpty } from "./visible.ts";

/** Whether a file is written for a release that is newer than this one. */
export function isNewerVersion({ keyword, instancePath, data }: ErrorObject): boolean {
  return keyword === "maximum" && instancePath === "/configVersion" && Number.isInteger(data);
}

/** The problem of a value that is too small, too large, or written in another way than its schema says. */
export function boundProblem(at: Place, name: string, error: ErrorObject): Problem {
  const { limit } = error.params as { limit?: number };
  if (isNewerVersion(error)) {
    return createProblem(
      "config-version",
      at,
      `This file is written for version ${error.data} of the format, and this release knows up to ${limit}.`,
      "Update Blockwork, then try again; the file was left as it is.",
    );
  }
  const wrong = (sentence: string, hint?: string) =>
    createProblem("wrong-value", at, `${capital(name)} ${sentence}.`, hint);
  switch (error.keyword) {
    case "minLength":
      return wrong(limit === 1 ? "is empty" : `must have at least ${limit} characters`, exampleOf(error));
    case "maxLength":
      return wrong(`has ${String(error.data).length} characters, and at most ${limit} fit`, "Shorten it.");
    case "minimum":
      return wrong(`must be at least ${limit}, not ${error.data}`, describeSelf(error));
    case "maximum":
      return wrong(`must be at most ${limit}, not ${error.data}`, describeSelf(error));
    case "minItems":
      return wrong(limit === 1 ? "is empty" : `needs at least ${limit} items`, describeSelf(error));
    case "maxItems":
      return wrong(`has ${(error.data as unknown[]).length} items, and at most ${limit} fit`, "Remove some.");
    case "format":
      return formatProblem(at, name, error);
    case "pattern":
      if (error.schema === visibleOrEmpty)
        return wrong("holds nothing that can be seen", "Write a text, or leave the key out.");
      return String(error.data).trim() === "" || error.schema === visible
        ? wrong("is empty", exampleOf(error))
        : wrong(`can't be ${quote(error.data)}`, describeSelf(error));
    default:
      return wrong(error.message ?? "is wrong");
  }
}

function formatProblem(at: Place, name: string, error: ErrorObject): Problem {
  const value = quote(error.data);
  if (error.params.format === "date") {
    const [mistake, hint] = dayForm.test(String(error.data))
      ? ["is not a day that exists", "Write it as 2025-03-31."]
      : ["is not written as a day", "Write year, month and day, such as 2025-03-31."];
    return createProblem("wrong-value", at, `${capital(name)} ${value} ${mistake}.`, hint);
  }
  if (error.params.format === "colour") {
    return createProblem(
      "bad-colour",
      at,
      `${capital(name)} ${value} is not a colour.`,
      "Write it as #rrggbb, such as #b4532a.",
    );
  }
  return createProblem(
    "wrong-value",
    at,
    `${capital(name)} ${value} is not ${article(String(error.params.format))}.`,
    writtenAs[String(error.params.format)] ?? exampleOf(error),
  );
}

/** How a day is written, whether or not it exists. */
const dayForm = /^\d{4}-\d{2}-\d{2}$/;

const writtenAs: Readonly<Record<string, string>> = {
  email: "Write one address, such as name@example.com.",
  telephone: "Write it as 0116 496 0187 or +44 116 496 0187.",
};
