import type { Picture } from "../../../schema/fields/resolved.ts";
import { focusClass } from "./picture-focus.ts";

/** How many times longer than its other side a picture is that is shown whole where others are cropped. */
const longRatio = 4;

/** The classes of the img of a picture. */
export function photoClasses(picture: Picture, className = ""): string {
  const isLong = Math.max(picture.width / picture.height, picture.height / picture.width) > longRatio;
  return ["photo", isLong ? "photo-long" : "", className, focusClass(picture)].filter(Boolean).join(" ");
}
