import type { IconDrawing } from "../../schema/fields/resolved.ts";
import { trustedHtml } from "./html/trusted-html.ts";

/** The drawings that the blocks themselves use, as SVG paths on 24 by 24. After lucide.dev (ISC). */
const paths = {
  x: "M18 6 6 18M6 6l12 12",
  menu: "M4 5h16M4 12h16M4 19h16",
  "chevron-left": "m15 18-6-6 6-6",
  "chevron-right": "m9 18 6-6-6-6",
  "chevron-down": "m6 9 6 6 6-6",
  "share-2":
    "M15 5a3 3 0 1 0 6 0 3 3 0 1 0-6 0M3 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0M15 19a3 3 0 1 0 6 0 3 3 0 1 0-6 0M8.59 13.51l6.83 3.98M15.41 6.51l-6.82 3.98",
} as const;

export type FixedIconName = keyof typeof paths;

interface IconProps {
  /** A drawing that was chosen in the config. */
  readonly icon?: IconDrawing | undefined;
  /** One of the blocks' own. */
  readonly name?: FixedIconName;
  /** In pixels. */
  readonly size?: number;
}

const lines = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.5,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

/** A small drawing, hidden from screen readers: the words beside it say what it means. Without either, nothing. */
export function Icon({ icon, name, size = 24 }: IconProps) {
  const box = { className: "icon", width: size, height: size };
  if (name)
    return (
      <svg {...box} aria-hidden="true" viewBox="0 0 24 24" {...lines}>
        <path d={paths[name]} />
      </svg>
    );
  if (!icon) return null;
  return (
    <svg
      {...box}
      aria-hidden="true"
      viewBox={icon.viewBox}
      {...(icon.stroke ? lines : { fill: "currentColor" })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: resolve has checked every element and attribute of it
      dangerouslySetInnerHTML={{ __html: trustedHtml(icon.body) }}
    />
  );
}

interface PlacedDrawingProps {
  readonly drawing: IconDrawing;
  /** In pixels for one of its units. */
  readonly scale: number;
  readonly className: string;
}

/** A drawing as a part of another one, with its middle where that one starts. */
export function PlacedDrawing({ drawing, scale, className }: PlacedDrawingProps) {
  const [left = 0, top = 0, width = 0, height = 0] = drawing.viewBox.split(/[\s,]+/).map(Number);
  return (
    <g
      className={className}
      {...(drawing.stroke ? { ...lines, strokeWidth: 1 / scale } : { fill: "currentColor" })}
      transform={`scale(${scale}) translate(${-left - width / 2} ${-top - height / 2})`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: resolve has checked every element and attribute of it
      dangerouslySetInnerHTML={{ __html: trustedHtml(drawing.body) }}
    />
  );
}
