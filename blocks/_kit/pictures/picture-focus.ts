import { type PictureFocus, percentsOf } from "../../../schema/fields/picture-focus.ts";
import type { Picture } from "../../../schema/fields/resolved.ts";

type Focused = Pick<Picture, "focus"> & { readonly dark?: Pick<Picture, "focus"> };

/**
 * The classes of a picture's img, by which the page's styles keep its focal point in view where it is cropped:
 * `focus-30-60`, and `dark-focus-40-50` where its version for dark colour schemes has a point of its own. Empty for a
 * picture without one.
 */
export function focusClass({ focus, dark }: Focused): string {
  const own = focus && `focus-${percentsOf(focus).join("-")}`;
  const atNight = dark?.focus && `dark-focus-${percentsOf(dark.focus).join("-")}`;
  return [own, atNight].filter((name) => name !== undefined).join(" ");
}

/**
 * The style rules of such classes, one for each point that some of the pictures have. They win over the rules of blocks
 * and themes, since a person chose the point for this very picture.
 */
export function focusRules(pictures: Iterable<Focused>): string {
  const [own, atNight] = [new Set<string>(), new Set<string>()];
  for (const { focus, dark } of pictures) {
    if (focus) own.add(ruleOf("focus", focus));
    if (dark?.focus) atNight.add(ruleOf("dark-focus", dark.focus));
  }
  const night = [...atNight].sort().join("");
  return [...own].sort().join("") + (night && `@media screen and (prefers-color-scheme: dark){${night}}`);
}

function ruleOf(name: string, focus: PictureFocus): string {
  const [x, y] = percentsOf(focus);
  return `.${name}-${x}-${y}{object-position:${x}% ${y}%!important}`;
}
