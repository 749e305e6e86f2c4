import type { PageDocument } from "../site-document.ts";
import { plainName } from "./plain-name.ts";

/** A page as the editor calls it: by its id, which stays when title and address change. */
export function namePage({ id }: Pick<PageDocument, "id">): string {
  return plainName(id);
}
