import type { AppliedToSite } from "../applied.ts";
import type { ShowPicture } from "../edits-that-follow.ts";
import { showInstead } from "../picture-references.ts";
import type { EditedSite } from "../site-document.ts";

export function showPicture(site: EditedSite, { name, other, entries }: ShowPicture): AppliedToSite {
  return { site: name === other ? site : showInstead(site, { name, other, files: entries }) };
}
