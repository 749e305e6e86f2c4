import { useMemo } from "react";
import { diffWords, type WordChange } from "../../editing/diff/diff-words.ts";

interface TextDiffProps {
  readonly before: string;
  readonly after: string;
}

const elements = { same: "span", removed: "del", added: "ins" } as const satisfies Record<
  WordChange["kind"],
  string
>;

export function TextDiff({ before, after }: TextDiffProps) {
  const pieces = useMemo(() => diffWords(before, after), [before, after]);
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
