import { readJson } from "../../schema/sources/json-source.ts";
import { EditError } from "../document/edit.ts";
import { isOrderFile, orderDocument } from "../document/order.ts";
import { isPatternFile, readPattern } from "../document/pattern.ts";
import { isPictureFile, readPictureText } from "../document/picture.ts";
import type { EntryDocument } from "../document/site-document.ts";
import { messages } from "../messages/messages.ts";
import { readEntry } from "./read-entry.ts";

export function readContent(file: string, text: string): EntryDocument {
  if (isPictureFile(file)) return readPictureText(text);
  if (isPatternFile(file)) return readPattern(text);
  return isOrderFile(file) ? readOrder(text) : readEntry(text);
}

export function readOrder(text: string): EntryDocument {
  const { source } = readJson("", text);
  if (!source) throw new EditError(messages.editErrors.orderUnreadable);
  const ids: unknown = source.value;
  if (!Array.isArray(ids) || !ids.every((id) => typeof id === "string"))
    throw new EditError(messages.editErrors.orderNotList);
  return orderDocument(ids);
}
