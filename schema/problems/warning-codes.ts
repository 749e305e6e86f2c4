import type { Severity } from "./code-definition.ts";

/** Codes that do not stop a build. They stand apart from what is said of each code, which only few need. */
export const warningCodes: ReadonlySet<string> = new Set([
  "dead-value",
  "duplicate-description",
  "duplicate-title",
  "empty-page",
  "expired-security",
  "file-kind",
  "form-without-delivery",
  "exposed-key",
  "left-out-redirect",
  "long-description",
  "long-title",
  "missing-letter",
  "missing-timezone",
  "missing-words",
  "missing-permission",
  "runtime-styles",
  "runtime-code",
  "split-context",
  "node-module",
  "read-otherwise",
  "running-timer",
  "sample-fact",
  "sample-text",
  "stray-file",
  "unknown-markdown",
  "unordered-entry",
  "untranslated-alt",
  "unused-picture",
]);

/** Codes of what somebody has decided, such as a day to come: it is said, and is neither counted nor to be mended. */
const noteCodes: ReadonlySet<string> = new Set(["future-entry", "future-page"]);

/** How much a problem of the engine weighs. */
export function severityOf(code: string): Severity {
  if (noteCodes.has(code)) return "note";
  return warningCodes.has(code) ? "warning" : "error";
}
