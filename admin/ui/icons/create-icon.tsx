import type { ComponentType, SVGAttributes } from "react";

export interface IconProps extends SVGAttributes<SVGSVGElement> {
  /** Of its side, in pixels; 24 unless it is given. */
  readonly size?: number;
}

export type IconComponent = ComponentType<IconProps>;

/** An element of a drawing on 24 by 24, with its attributes. */
type IconShape = readonly [
  element: "path" | "circle" | "rect" | "line" | "polyline",
  Readonly<Record<string, string>>,
];

/** A drawing in the colour of the text around it, hidden from screen readers: the words beside it say what it means. */
export function createIcon(...shapes: readonly IconShape[]): IconComponent {
  return function Icon({ size = 24, ...rest }) {
    return (
      <svg
        aria-hidden="true"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...rest}
      >
        {shapes.map(([Shape, attributes], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of an icon never change
          <Shape key={index} {...attributes} />
        ))}
      </svg>
    );
  };
}
