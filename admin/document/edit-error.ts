/** Why an edit can't be made: a sentence for the person who tried. Thrown by operations, caught by `applyEdit`. */
export class EditError extends Error {
  override readonly name = "EditError";
}
