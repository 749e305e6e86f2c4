import { readJson } from "../../../schema/json-source.ts";
import { messages } from "../../messages/messages.ts";
import { isOrderFile, orderDocument } from "../order-file.ts";
import { isPictureFile, readPictureText } from "../picture-file.ts";
import { Refusal } from "../refusal.ts";
import type { EntryDocument } from "../site-document.ts";
import { entryFormat } from "./entry-format.ts";
import { unreadable } from "./unreadable.ts";

/** What a file of content/ says: an entry, the order of a collection, or a picture. Throws a `Refusal` that says why it can't be read. */
export function readContent(file: string, text: string): EntryDocument {
  if (isPictureFile(file)) return readPictureText(text);
  return isOrderFile(file) ? readOrder(text) : entryFormat().readEntry(text);
}

/** The ids in the text of an order. Throws a `Refusal` for anything else. */
export function readOrder(text: string): EntryDocument {
  const { source, problems } = readJson("", text);
  if (!source) throw unreadable(problems, messages.refusals.orderUnreadable);
  const ids: unknown = source.value;
  if (!Array.isArray(ids) || !ids.every((id) => typeof id === "string"))
    throw new Refusal(messages.refusals.orderNotList);
  return orderDocument(ids);
}
