import { type PictureFocus, percentsOf } from "../../../schema/fields/picture-focus.ts";

export function objectPosition(focus: PictureFocus | undefined): { readonly objectPosition?: string } {
  if (!focus) return {};
  const [x, y] = percentsOf(focus);
  return { objectPosition: `${x}% ${y}%` };
}
