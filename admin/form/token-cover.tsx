import type { ReactNode } from "react";
import { messages } from "../messages/messages.ts";
import { piecesOf } from "../tokens/token-meaning.ts";
import { useTokenScope } from "../tokens/use-token-scope.ts";

interface TokenCoverProps {
  readonly text: string;
  /** The text box. */
  readonly children: ReactNode;
}

/** A text box over which stands, until somebody types in it, what its text says on the page. */
export function TokenCover({ text, children }: TokenCoverProps) {
  return (
    <div className="token-cover">
      {children}
      {text.includes("{{") && <Words text={text} />}
    </div>
  );
}

function Words({ text }: Pick<TokenCoverProps, "text">) {
  const pieces = piecesOf(text, useTokenScope());
  return (
    pieces && (
      <div className="input" aria-hidden="true">
        {pieces.map(({ at, written, value }) =>
          value === undefined ? written : <mark key={at}>{value || messages.values.nothingYet}</mark>,
        )}
      </div>
    )
  );
}
