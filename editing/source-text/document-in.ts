import { EditError } from "../document/edit.ts";
import type { EntryDocument } from "../document/site-document.ts";
import { readContent } from "./read-content.ts";

export function documentIn(file: string, text: string): EntryDocument | undefined {
  try {
    return readContent(file, text);
  } catch (error) {
    if (error instanceof EditError) return undefined;
    throw error;
  }
}
