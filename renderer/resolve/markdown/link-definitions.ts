import type { Token, Tokens } from "marked";
import { eachToken } from "./each-token.ts";

/** Definitions of links, `[hours]: /hours`, that lead nowhere from the text. */
export interface UnusedDefinitions {
  readonly unused: ReadonlySet<Token>;
  readonly duplicate: ReadonlySet<Token>;
}

export function unusedDefinitions(tokens: readonly Token[]): UnusedDefinitions {
  const definitions: Tokens.Def[] = [];
  const names = new Set<string>();
  eachToken(tokens, (token) => {
    if (token.type === "def") definitions.push(token as Tokens.Def);
    if (token.type === "link" || token.type === "image") names.add(nameOf(token.raw));
  });
  const duplicate = new Set<Token>();
  const unused = new Set<Token>();
  const written = new Set<string>();
  for (const definition of definitions) {
    const name = keyOf(definition.tag);
    if (written.has(name)) duplicate.add(definition);
    else if (!names.has(name) && !isComment(definition)) unused.add(definition);
    written.add(name);
  }
  return { unused, duplicate };
}

/** `[//]: # (words)` is how Markdown writes what nobody is to read. */
const isComment = ({ href, tag }: Tokens.Def) => href === "#" || href === "" || tag === "//";

function nameOf(raw: string): string {
  const label = raw.endsWith("]") ? raw.slice(raw.lastIndexOf("[") + 1, -1) : "";
  return keyOf(label === "" ? raw.replace(/^!?\[|\]\[\]$/g, "") : label);
}

const keyOf = (label: string) => label.trim().toLowerCase().replace(/\s+/g, " ");
