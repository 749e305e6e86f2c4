/**
 * Every kind of problem, declared once. Errors stop a build; warnings do not.
 */
export const problemCodes = {
  "file-missing": "error",
  "file-unreadable": "error",
  encoding: "error",
  "json-syntax": "error",
  "duplicate-key": "error",
  "config-version": "error",
  "unknown-key": "error",
  "missing-key": "error",
  "wrong-type": "error",
  "wrong-value": "error",
  "unknown-block": "error",
  "duplicate-id": "error",
  "duplicate-route": "error",
  "reserved-route": "error",
  "unknown-token": "error",
  "unknown-entry": "error",
  "unknown-collection": "error",
  "unknown-icon": "error",
  "missing-picture": "error",
  "missing-alt": "error",
  "bad-picture": "error",
  "bad-link": "error",
  "broken-link": "error",
  "bad-embed": "error",
  "bad-colour": "error",
  "missing-font": "error",
  "front-matter": "error",
  "front-matter-code": "error",
  "markdown-html": "error",
  "markdown-depth": "error",
  "form-without-delivery": "warning",
} as const satisfies Record<string, "error" | "warning">;

export type ProblemCode = keyof typeof problemCodes;
