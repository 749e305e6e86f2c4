import { idsInOrder, isOrderFile } from "../document/order-file.ts";
import { isPictureFile, pictureIn, pictureText } from "../document/picture-file.ts";
import type { EntryDocument } from "../document/site-document.ts";
import { writeEntry, writeNewEntry } from "./write-entry.ts";
import { createWriter } from "./write-text.ts";

export function writeContent(
  file: string,
  { text, document }: { readonly text: string; readonly document?: EntryDocument },
  next: EntryDocument,
): string {
  if (isPictureFile(file)) return pictureText(pictureIn(next));
  if (!isOrderFile(file)) return writeEntry(text, next, document);
  return createWriter(text, JSON.parse(text))(idsInOrder(next));
}

export function writeNewContent(file: string, document: EntryDocument): string {
  if (isPictureFile(file)) return pictureText(pictureIn(document));
  if (!isOrderFile(file)) return writeNewEntry(document);
  return `${JSON.stringify(idsInOrder(document), null, 2)}\n`;
}
