import type { PictureContent } from "../document/picture-file.ts";
import { sameValue } from "../document/same-value.ts";
import { messages } from "../messages/messages.ts";
import { namePicture } from "./name-picture.ts";

type Description = Omit<PictureContent, "version">;

export function describePictureDescription(now: Description, before: Description | undefined): string {
  const words = messages.changes.picture;
  const rest = ({ focus: _, ...said }: Description) => said;
  if (before && !sameValue(now.focus, before.focus) && sameValue(rest(now), rest(before)))
    return now.focus ? words.withFocus : words.withoutFocus;
  if (before && sameValue({ ...now, dark: "" }, { ...before, dark: "" }))
    return now.dark === undefined ? words.withoutDark : words.withDark({ name: namePicture(now.dark) });
  if (now.decorative) return words.decorative;
  return before && (before.alt?.trim() || before.decorative) ? words.reworded : words.described;
}
