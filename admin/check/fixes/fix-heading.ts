import { markdownPlaces } from "../../../renderer/resolve/markdown-places.ts";

/** The marks of a heading on a line of its own; one that is underlined is never too deep. */
const marks = /^ {0,3}(#{1,6})(?!#)/;

/**
 * A Markdown text in which the heading at an offset has another, higher level, and the ones beside and below it go along.
 * Nothing where no deeper heading stands there.
 */
export function withHeadingLevel(markdown: string, offset: number, level: number): string | undefined {
  const { headings } = markdownPlaces(markdown);
  const first = headings.findIndex(({ start }) => start === offset);
  const by = (headings[first]?.depth ?? 0) - level;
  if (first === -1 || by <= 0) return undefined;
  const end = headings.findIndex(({ depth }, index) => index > first && depth < level + by);
  const section = headings.slice(first, end === -1 ? undefined : end);
  let raised = markdown;
  for (const { start, depth } of section.toReversed()) {
    const written = marks.exec(raised.slice(start))?.[1];
    if (written?.length !== depth) return undefined;
    const at = raised.indexOf("#", start);
    raised = raised.slice(0, at) + raised.slice(at + by);
  }
  return raised;
}
