import type { Edit } from "./edit.ts";
import type { EditedSite } from "./site-document.ts";

/**
 * An edit as it is logged after it was made: with the entries named in which links followed, or pictures. An entry that comes
 * from somewhere else later is left alone when the edit is repeated.
 */
export function loggedEdit(edit: Edit, before: EditedSite, after: EditedSite): Edit {
  const changed = () =>
    Object.keys(after.entries).filter((file) => after.entries[file] !== before.entries[file]);
  const logged = (made: Edit): Edit => {
    if (made.kind === "batch") return { ...made, edits: made.edits.map(logged) };
    const follows = made.kind === "set-page-path" || made.kind === "show-picture";
    return follows ? { entries: changed(), ...made } : made;
  };
  return logged(edit);
}
