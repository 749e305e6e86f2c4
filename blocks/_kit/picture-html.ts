import type { Picture } from "../../schema/resolved.ts";
import { escapeHtml } from "./escape-html.ts";
import { type PictureUse, pictureAttributes } from "./picture-attributes.ts";

/** A picture as HTML text, for Markdown; views use `<Figure>` and `<Photo>`. */
export function pictureHtml(picture: Picture, use: PictureUse): string {
  const { srcSet, ...attributes } = pictureAttributes(picture, use);
  const written = Object.entries({ ...attributes, srcset: srcSet, loading: "lazy", decoding: "async" });
  return `<img ${written.map(([name, value]) => `${name}="${escapeHtml(String(value))}"`).join(" ")}>`;
}
