import type { SafeHtml } from "../../schema/fields/resolved.ts";
import { Prose } from "./prose.tsx";
import { withIndexKeys } from "./with-index-keys.ts";

/** A section of a `Story`; `items` are shown as a list below `text`. */
interface StorySection {
  readonly title: string;
  readonly text?: SafeHtml;
  readonly items: readonly string[];
}

interface StoryProps {
  readonly sections: readonly StorySection[];
  /** The level of its headings. */
  readonly level: 2 | 3;
}

/** A story told in sections, each with a text, a list of short lines, or both. One with neither is left out. */
export function Story({ sections, level }: StoryProps) {
  const Heading = `h${level}` as const;
  const told = sections.filter(({ text, items }) => text?.html || items.length > 0);
  if (told.length === 0) return null;
  return (
    <div className="story">
      {withIndexKeys(told).map(([key, { title, text, items }]) => (
        <section key={key}>
          <Heading>{title}</Heading>
          {text?.html && <Prose text={text} headingAbove={level} />}
          {items.length > 0 && (
            <ul className="ticks">
              {withIndexKeys(items).map(([key, item]) => (
                <li key={key}>{item}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
