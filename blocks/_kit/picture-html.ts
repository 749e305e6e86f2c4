import type { Picture } from "../../schema/resolved.ts";
import { escapeHtml } from "./escape-html.ts";
import { darkSourceAttributes, type PictureUse, pictureAttributes } from "./picture-attributes.ts";

/** A picture as HTML text, for Markdown; views use `<Figure>` and `<Photo>`. */
export function pictureHtml(picture: Picture, use: PictureUse): string {
  const img = tag("img", { ...pictureAttributes(picture, use), loading: "lazy", decoding: "async" });
  const source = darkSourceAttributes(picture, use);
  return source ? `<picture>${tag("source", source)}${img}</picture>` : img;
}

function tag(name: string, attributes: Readonly<Record<string, string | number>>): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => `${key.toLowerCase()}="${escapeHtml(String(value))}"`,
  );
  return `<${name} ${written.join(" ")}>`;
}
