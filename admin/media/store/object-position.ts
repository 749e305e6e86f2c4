import { type PictureFocus, percentsOf } from "../../../schema/picture-focus.ts";

/** Where a picture of a point is placed in a frame that crops it. */
export function objectPosition(focus: PictureFocus | undefined): { readonly objectPosition?: string } {
  if (!focus) return {};
  const [x, y] = percentsOf(focus);
  return { objectPosition: `${x}% ${y}%` };
}
