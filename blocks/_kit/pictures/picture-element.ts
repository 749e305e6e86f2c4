import type { Picture } from "../../../schema/fields/resolved.ts";
import { element } from "../html/element.ts";
import { photoClasses } from "./photo-classes.ts";
import { type PictureUse, pictureAttributes, pictureSources } from "./picture-attributes.ts";

/** What `<Photo>` renders, for a picture that a script adds to a page. */
export function pictureElement(picture: Picture, use: PictureUse, className = ""): HTMLElement {
  const image = element("img", {
    className: photoClasses(picture, className),
    loading: "lazy",
    decoding: "async",
  });
  setAttributes(image, pictureAttributes(picture, use, true));
  const sources = pictureSources(picture, use, true).map((source) => {
    const made = element("source", {});
    setAttributes(made, source);
    return made;
  });
  return sources.length > 0 ? element("picture", {}, [...sources, image]) : image;
}

function setAttributes(target: Element, attributes: object): void {
  for (const [name, value] of Object.entries(attributes))
    target.setAttribute(name.toLowerCase(), String(value));
}
