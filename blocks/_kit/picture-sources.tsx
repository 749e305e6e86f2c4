import type { ReactNode } from "react";
import type { Picture } from "../../schema/resolved.ts";
import { type PictureUse, pictureSources } from "./picture-attributes.ts";

interface PictureSourcesProps {
  readonly picture: Picture;
  readonly use: PictureUse;
  readonly children: ReactNode;
}

export function PictureSources({ picture, use, children }: PictureSourcesProps) {
  const sources = pictureSources(picture, use);
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
