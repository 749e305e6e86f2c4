/** A token, or one that a backslash keeps as it is written. */
export const tokenPattern = /\\?\{\{([^{}]*)\}\}/g;

const sole = /^\s*\{\{([^{}]*)\}\}\s*$/;

/** A token taken apart: `{{entry.price | currency: "GBP"}}`. */
export interface Token {
  /** `entry.price` */
  readonly path: string;
  /** Names of formats and what follows their colon, without quotes. */
  readonly formats: readonly { readonly name: string; readonly argument?: string }[];
}

/** Whether a value is a text that is one token and nothing else, without a format: it stands for a value of any type. */
export function isSoleToken(value: unknown): value is string {
  return typeof value === "string" && soleTokenPath(value) !== undefined;
}

/** The path of the token that is the whole text, if it is one without a format. */
export function soleTokenPath(text: string): string | undefined {
  const inner = sole.exec(text)?.[1];
  return inner === undefined || inner.includes("|") ? undefined : inner.trim();
}

/** The token that is the whole text, with the formats of its value; nothing for any other text. */
export function soleToken(value: unknown): Token | undefined {
  const inner = typeof value === "string" ? sole.exec(value)?.[1] : undefined;
  return inner === undefined ? undefined : readToken(inner);
}

/** Whether a text holds a token that is replaced. */
export function hasToken(text: string): boolean {
  return (
    text.includes("{{") && [...text.matchAll(tokenPattern)].some(([written]) => !written.startsWith("\\"))
  );
}

/** What stands between the braces of a token, taken apart; nothing where a format can't be read. */
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
