import { diffWordsWithSpace } from "diff";
import { useMemo } from "react";

/** Longer texts are compared by whole lines: word by word they would take too long. */
const longest = 20_000;

interface MarkedWordsProps {
  readonly before: string;
  readonly after: string;
}

/** A text with what was taken out and what was put in marked. */
export function MarkedWords({ before, after }: MarkedWordsProps) {
  const parts = useMemo(
    () =>
      before.length + after.length > longest
        ? [
            { value: before, removed: true, added: false },
            { value: after, removed: false, added: true },
          ]
        : diffWordsWithSpace(before, after),
    [before, after],
  );
  let at = 0;
  return (
    <p className="marked-words">
      {parts.map(({ value, added, removed }) => {
        const key = at++;
        if (added) return <ins key={key}>{value}</ins>;
        return removed ? <del key={key}>{value}</del> : <span key={key}>{value}</span>;
      })}
    </p>
  );
}
