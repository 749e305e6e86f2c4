import type { Picture } from "../../../schema/fields/resolved.ts";
import { photoClasses } from "./photo-classes.ts";
import { type PictureUse, pictureAttributes } from "./picture-attributes.ts";
import { PictureSources } from "./picture-sources.tsx";

interface PhotoProps {
  readonly picture: Picture | undefined;
  readonly use: PictureUse;
  /** On the first screen: loaded at once and before others. */
  readonly first?: boolean;
  /** On the first screen among others: loaded at once. */
  readonly eager?: boolean;
  readonly className?: string;
}

/**
 * A picture of content/media at the widths of its use, cropped to the shape of its place unless it is very long. Without
 * one, an empty frame of the same shape.
 */
export function Photo({ picture, use, first = false, eager = false, className = "" }: PhotoProps) {
  if (!picture) return <span className={`photo photo-empty ${className}`} />;
  const loading = first
    ? ({ loading: "eager", fetchPriority: "high" } as const)
    : ({ loading: eager ? "eager" : "lazy", decoding: "async" } as const);
  const isLazy = loading.loading === "lazy";
  const { alt, ...attributes } = pictureAttributes(picture, use, isLazy);
  return (
    <PictureSources picture={picture} use={use} isLazy={isLazy}>
      <img className={photoClasses(picture, className)} alt={alt} {...loading} {...attributes} />
    </PictureSources>
  );
}
