/** Why an edit can't be made, as a sentence for the user. Thrown by operations, caught by `applyEdit`. */
export class EditError extends Error {
  override readonly name = "EditError";
}
