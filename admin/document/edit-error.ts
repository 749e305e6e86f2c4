export class EditError extends Error {
  override readonly name = "EditError";
}
