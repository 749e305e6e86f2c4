import { blocks } from "../../blocks/index.ts";
import { readDocument } from "../../editing/document/read-document.ts";
import { migrationsOf } from "../../schema/migrations/migrations-of.ts";

/** Whether the editor can open a config at all: a site with pages and blocks, however wrong their values are. */
export function opensInEditor(text: string): boolean {
  try {
    readDocument(text, migrationsOf(blocks));
    return true;
  } catch {
    return false;
  }
}
