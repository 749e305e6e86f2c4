import { useMemo } from "react";
import { type WordPiece, wordChanges } from "./word-changes.ts";

interface MarkedWordsProps {
  readonly before: string;
  readonly after: string;
}

const elements = { same: "span", removed: "del", added: "ins" } as const satisfies Record<
  WordPiece["kind"],
  string
>;

export function MarkedWords({ before, after }: MarkedWordsProps) {
  const pieces = useMemo(() => wordChanges(before, after), [before, after]);
  return (
    <p className="marked-words">
      {pieces.map(({ kind, text }, index) => {
        const Element = elements[kind];
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no name but their place
        return <Element key={index}>{text}</Element>;
      })}
    </p>
  );
}
