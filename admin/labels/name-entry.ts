import { collectionOf, entryIdOf } from "../document/entry-file.ts";
import { isOrderFile } from "../document/order-file.ts";
import { isPatternFile, patternIn, patternNameOf } from "../document/pattern-file.ts";
import { isPictureFile, pictureNameOf } from "../document/picture-file.ts";
import type { EntryDocument } from "../document/site-document.ts";
import { messages } from "../messages/messages.ts";
import { namePicture } from "./name-picture.ts";
import { withinSentence } from "./schema/humanize-key.ts";
import { collectionTitle, type Schemas } from "./schema/schemas.ts";

const maxLength = 44;

type Words = Pick<Schemas, "model">;

/** The field that its collection names entries by, or its file where that is empty. */
export function nameEntry(schemas: Words, file: string, entry: EntryDocument | undefined): string {
  if (isPatternFile(file)) return shortened(entry ? patternIn(file, entry).title : patternNameOf(file));
  const label = schemas.model.collections[collectionOf(file)]?.label ?? "title";
  const title = entry?.frontMatter[label];
  if (typeof title !== "string" || title.trim() === "") return entryIdOf(file);
  return shortened(title);
}

function shortened(title: string): string {
  if (title.length <= maxLength) return title;
  return `${withoutLastWord(title.slice(0, maxLength))}…`;
}

function withoutLastWord(text: string): string {
  const end = text.search(/\s\S*$/);
  return end === -1 ? text : text.slice(0, end).replace(/(?<![\s,:;–-])[\s,:;–-]+$/, "");
}

/** "the bread “Rye loaf”", or "the order of Breads". */
export function nameWithKind(schemas: Words, file: string, entry: EntryDocument | undefined): string {
  const collection = collectionOf(file);
  if (isPictureFile(file))
    return messages.changes.picture.named({ picture: namePicture(pictureNameOf(file)) });
  if (isOrderFile(file)) return messages.changes.theOrder({ entries: collectionTitle(schemas, collection) });
  if (isPatternFile(file)) return messages.changes.patterns.named({ name: nameEntry(schemas, file, entry) });
  const kind = schemas.model.collections[collection]?.singular ?? messages.changes.entry;
  return messages.changes.entryOfKind({ kind: withinSentence(kind), name: nameEntry(schemas, file, entry) });
}
