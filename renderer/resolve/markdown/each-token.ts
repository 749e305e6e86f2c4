import type { Token, Tokens } from "marked";

/** The lists of tokens that a token has in it: its own, or those of its items or cells. */
export function tokensIn(token: Token): readonly (readonly Token[])[] {
  if (token.type === "list") return (token as Tokens.List).items.map((item) => item.tokens);
  const { tokens } = token as Tokens.Generic;
  if (token.type !== "table") return tokens ? [tokens] : [];
  const { header, rows } = token as Tokens.Table;
  return [header, ...rows].flat().map((cell) => cell.tokens);
}

/** In the order of the text, as marked's own `walkTokens`, which copies what it has collected at each token. */
export function eachToken(tokens: readonly Token[], act: (token: Token) => void): void {
  for (const token of tokens) {
    act(token);
    if (token.type === "list") eachToken((token as Tokens.List).items, act);
    else if (token.type === "table") for (const cell of tokensIn(token)) eachToken(cell, act);
    else {
      const { tokens: inner } = token as Tokens.Generic;
      if (inner) eachToken(inner, act);
    }
  }
}
