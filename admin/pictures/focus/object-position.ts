import type { PictureFocus } from "../../../schema/picture-focus.ts";

/** Percents of a point, for words and styles. */
export function percentsOf([x, y]: PictureFocus): readonly [number, number] {
  return [Math.round(x * 100), Math.round(y * 100)];
}

/** Where a picture of a point is placed in a frame that crops it. */
export function objectPosition(focus: PictureFocus | undefined): { readonly objectPosition?: string } {
  if (!focus) return {};
  const [x, y] = percentsOf(focus);
  return { objectPosition: `${x}% ${y}%` };
}
