import type { Resolved } from "../../schema/fields/resolved.ts";
import { Photo } from "../_kit/pictures/photo.tsx";
import type { schema } from "./schema.ts";

export function PictureBlock({ picture, caption }: Resolved<typeof schema>) {
  return (
    <figure className="picture">
      <Photo picture={picture} use="full" />
      {caption && <figcaption className="picture-caption">{caption}</figcaption>}
    </figure>
  );
}
