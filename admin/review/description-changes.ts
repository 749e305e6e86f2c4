import type { Change } from "../edits/changes/change.ts";
import { type DescriptionDrafts, wordsOf } from "../pictures/description-draft.ts";

/** A description that was typed and is not saved yet, as one of the changes. */
export interface DescriptionChange extends Omit<Change, "revert"> {
  readonly picture: string;
}

/** What was typed about pictures, in plain words, by the pictures' names. */
export function descriptionChanges(drafts: DescriptionDrafts): readonly DescriptionChange[] {
  return [...drafts]
    .toSorted(([one], [other]) => one.localeCompare(other, "en", { numeric: true }))
    .map(([picture, { description, known }]) => {
      const [before, after] = [wordsOf(known), wordsOf(description)];
      const reworded = known ? "reworded the description" : "described it";
      return {
        key: `picture ${picture}`,
        place: `Pictures › ${picture}`,
        what: "decorative" in description ? "called it decorative" : reworded,
        picture,
        ...(before !== after && { texts: { before, after } }),
      };
    });
}
