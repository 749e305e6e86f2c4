import type { ReactNode } from "react";
import { enhanced, type HydrateOn } from "./islands/hydrate-on.ts";

interface SectionProps {
  /** The block's type: the class of its root. */
  readonly name: string;
  readonly label?: string | undefined;
  readonly title?: string | undefined;
  readonly intro?: string | undefined;
  readonly children: ReactNode;
  readonly className?: string;
  /** When its enhance.ts runs, if it has one. */
  readonly hydrateOn?: HydrateOn | undefined;
}

/**
 * The frame of most blocks: a numbered mark in the margin, a heading, an introduction, then the block itself.
 * Without a heading it is no section to HTML, only a place.
 */
export function Section({ name, label, title, intro, children, className = "", hydrateOn }: SectionProps) {
  const Root = title ? "section" : "div";
  return (
    <Root className={`${name} section ${className}`.trim()} {...(hydrateOn && enhanced(name, hydrateOn))}>
      {title && (
        <header className="section-head">
          <p className="section-mark">{label}</p>
          <h2 className="section-title">{title}</h2>
          {intro && <p className="section-intro">{intro}</p>}
        </header>
      )}
      {children}
    </Root>
  );
}
