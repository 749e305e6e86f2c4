import type { ObjectSchema, Schema } from "../../../schema/fields/schema.ts";
import type { ProblemLocation } from "../../../schema/problems/problem.ts";
import { isObject } from "../../../schema/text/is-object.ts";
import { hasToken, readToken, tokenPattern } from "../../../schema/text/token-syntax.ts";
import { truncateForMessage } from "../../../schema/text/truncate-for-message.ts";
import { followTokens, resolvePath } from "../tokens/scope.ts";
import type { ResolveContext } from "./resolve-context.ts";

/** Whether an authored text with tokens has resolved to nothing. */
export function isBlankQuote(schema: Schema, written: unknown, result: unknown): boolean {
  if (schema.type !== "string" || typeof written !== "string") return false;
  const isBlank =
    isObject(result) && schema.format === "markdown"
      ? result.html === ""
      : typeof result === "string" && result.trim() === "";
  return isBlank && hasToken(written);
}

/** Whether a required property is written with tokens, which may resolve to nothing. */
export function isRequired({ required = [] }: ObjectSchema, key: string, written: unknown): boolean {
  return required.includes(key) && typeof written === "string" && hasToken(written);
}

export function reportMissing(
  key: string,
  written: string,
  place: ProblemLocation,
  { report, scope }: ResolveContext,
): void {
  const entry = scope.roots.get("item") ?? scope.roots.get("entry");
  const where = entry?.place ? ` in ${entry.place.file}` : "";
  const message = `"${key}" is needed, and ${truncateForMessage(written)} is empty${where}.`;
  const suggestion = "Fill it in there, or name a value that is never empty.";
  const [empty] = pathsIn(written).flatMap((path) => resolvePath(path, scope)?.place ?? []);
  const related = empty ? [{ ...empty, message: "The value that is empty." }] : [];
  report.add("missing-value", place, message, { suggestion, related });
}

/** What the tokens of a text name, with a format or without. */
const pathsIn = (text: string) =>
  [...text.matchAll(tokenPattern)].flatMap(([, inner = ""]) => readToken(inner)?.path ?? []);

/** Whether a problem was already reported at its place, or where a quoted value is written. */
export function isReported(
  written: unknown,
  place: ProblemLocation,
  { report, scope }: ResolveContext,
): boolean {
  if (report.has(place)) return true;
  if (typeof written !== "string") return false;
  return pathsIn(written).some((path) => {
    const ref = resolvePath(path, scope);
    const source = ref && followTokens(ref).place;
    return source !== undefined && report.has(source);
  });
}
