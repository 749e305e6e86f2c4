import type { ReactNode } from "react";
import type { Picture } from "../../schema/resolved.ts";
import { darkSourceAttributes, type PictureUse } from "./picture-attributes.ts";

interface DarkVersionProps {
  readonly picture: Picture;
  readonly use: PictureUse;
  /** The img. */
  readonly children: ReactNode;
}

/** An img whose picture has a version for dark colour schemes: the browser loads only the one that it shows. */
export function DarkVersion({ picture, use, children }: DarkVersionProps) {
  const source = darkSourceAttributes(picture, use);
  if (!source) return children;
  return (
    <picture>
      <source {...source} />
      {children}
    </picture>
  );
}
