import type { ReactNode } from "react";

interface LinkProps {
  readonly href: string | undefined;
  readonly children: ReactNode;
  readonly className?: string;
  /** Marks the link to the page (or its section) that the visitor is on. */
  readonly current?: "page" | "true" | undefined;
  /** Not, where something below it is dragged. */
  readonly draggable?: false | undefined;
  /** What an enhance.ts reads from it. */
  readonly data?: { readonly category: string };
}

/** A link that resolve has checked. To other sites it opens a new tab that cannot reach back to ours. */
export function Link({ href, children, className, current, draggable, data }: LinkProps) {
  if (href === undefined) return <span className={className}>{children}</span>;
  const outside = /^https?:/.test(href) ? ({ target: "_blank", rel: "noopener" } as const) : {};
  return (
    <a
      href={href}
      className={className}
      aria-current={current}
      draggable={draggable}
      data-category={data?.category}
      {...outside}
    >
      {children}
    </a>
  );
}
