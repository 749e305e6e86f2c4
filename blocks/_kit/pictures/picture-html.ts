import type { Picture } from "../../../schema/fields/resolved.ts";
import { escapeHtml } from "../html/escape-html.ts";
import { type PictureUse, pictureAttributes, pictureSources } from "./picture-attributes.ts";

export function pictureHtml(picture: Picture, use: PictureUse): string {
  const img = tag("img", { ...pictureAttributes(picture, use, true), loading: "lazy", decoding: "async" });
  const sources = pictureSources(picture, use, true).map((source) => tag("source", { ...source }));
  return sources.length > 0 ? `<picture>${sources.join("")}${img}</picture>` : img;
}

function tag(name: string, attributes: Readonly<Record<string, string | number>>): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => `${key.toLowerCase()}="${escapeHtml(String(value))}"`,
  );
  return `<${name} ${written.join(" ")}>`;
}
