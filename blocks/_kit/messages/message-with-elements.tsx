import { Fragment, type ReactNode } from "react";

interface FilledProps {
  readonly text: string;
  readonly values: Readonly<Record<string, ReactNode>>;
}

/** A text with elements, such as links, filled in. */
export function MessageWithElements({ text, values }: FilledProps) {
  const parts = text.split(/\{(\w+)\}/);
  return parts.map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place
    return <Fragment key={index}>{index % 2 === 0 ? part : values[part]}</Fragment>;
  });
}
