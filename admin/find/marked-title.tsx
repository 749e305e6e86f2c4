import type { ReactNode } from "react";
import type { MatchRange } from "./match-words.ts";

/** A title in which what was sought is marked. */
export function MarkedTitle({
  title,
  ranges,
}: {
  readonly title: string;
  readonly ranges: readonly MatchRange[];
}) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const [from, to] of ranges) {
    parts.push(title.slice(end, from), <mark key={from}>{title.slice(from, to)}</mark>);
    end = to;
  }
  return (
    <span className="find-title">
      {parts}
      {title.slice(end)}
    </span>
  );
}
