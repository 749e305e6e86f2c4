import type { Edit } from "./edit.ts";
import type { EditedSite } from "./site-document.ts";

/**
 * An edit as it is logged after it was made: with the entries named in which links followed. An entry that comes
 * from somewhere else later is left alone when the edit is repeated.
 */
export function loggedEdit(edit: Edit, before: EditedSite, after: EditedSite): Edit {
  const changed = () =>
    Object.keys(after.entries).filter((file) => after.entries[file] !== before.entries[file]);
  const logged = (made: Edit): Edit => {
    if (made.kind === "batch") return { ...made, edits: made.edits.map(logged) };
    return made.kind === "set-page-path" ? { entries: changed(), ...made } : made;
  };
  return logged(edit);
}
