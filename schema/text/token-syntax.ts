/** A token, or a backslash and the braces that it keeps as they are written. */
export const tokenPattern = /\\\{{2,}|\{\{([^{}]*)\}\}/g;

const sole = /^\s*\{\{([^{}]*)\}\}\s*$/;

/** The parts of `{{path | format: argument}}`. */
export interface Token {
  /** What is before the first bar, such as `site.contact.email`. */
  readonly path: string;
  /** In the order in which they are applied. */
  readonly formats: readonly { readonly name: string; readonly argument?: string }[];
}

export function isSingleToken(value: unknown): value is string {
  return typeof value === "string" && singleTokenPath(value) !== undefined;
}

export function singleTokenPath(text: string): string | undefined {
  const inner = sole.exec(text)?.[1];
  return inner === undefined || inner.includes("|") ? undefined : inner.trim();
}

export function singleToken(value: unknown): Token | undefined {
  const inner = typeof value === "string" ? sole.exec(value)?.[1] : undefined;
  return inner === undefined ? undefined : readToken(inner);
}

export function hasToken(text: string): boolean {
  return (
    text.includes("{{") && [...text.matchAll(tokenPattern)].some(([written]) => !written.startsWith("\\"))
  );
}

/** Undefined if a format can't be parsed. */
export function readToken(inner: string): Token | undefined {
  const [path = "", ...parts] = inner.split("|").map((part) => part.trim());
  const formats = parts.map((part) => /^([a-z]+)(?:\s*:\s*(?:"([^"]*)"|([\w.-]+)))?$/.exec(part));
  if (!formats.every((found) => found !== null)) return undefined;
  return {
    path,
    formats: formats.map(([, name = "", quoted, bare]) => {
      const argument = quoted ?? bare;
      return argument === undefined ? { name } : { name, argument };
    }),
  };
}
