import type { ReactNode } from "react";
import type { Picture } from "../../../schema/fields/resolved.ts";
import { type PictureUse, pictureSources } from "./picture-attributes.ts";

interface PictureSourcesProps {
  readonly picture: Picture;
  readonly use: PictureUse;
  readonly isLazy?: boolean;
  readonly children: ReactNode;
}

export function PictureSources({ picture, use, isLazy = false, children }: PictureSourcesProps) {
  const sources = pictureSources(picture, use, isLazy);
  if (sources.length === 0) return children;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      {children}
    </picture>
  );
}
