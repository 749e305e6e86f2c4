import type { Edit } from "../document/edit.ts";
import { collectionOf } from "../document/entry-file.ts";
import { isOrderFile } from "../document/order-file.ts";
import { isPictureFile } from "../document/picture-file.ts";
import { sameValue } from "../document/same-value.ts";
import type { EditedSite, EntryDocument } from "../document/site-document.ts";
import { describeText } from "../labels/describe-text.ts";
import { nameWithKind } from "../labels/name-entry.ts";
import { nameLocation } from "../labels/name-location.ts";
import { collectionTitle, type Schemas } from "../labels/schema/schemas.ts";
import { messages } from "../messages/messages.ts";
import type { Change } from "./change.ts";
import { describeChanges } from "./describe-changes.ts";
import { orderChanges } from "./order-changes.ts";
import { pictureChanges, renameChange, renamedPictures } from "./picture-changes.ts";

export function entryChanges(base: EditedSite, site: EditedSite, schemas: Schemas): Change[] {
  if (base.entries === site.entries) return [];
  const files = new Set([...Object.keys(site.entries), ...Object.keys(base.entries)]);
  const renamed = renamedPictures(base.entries, site.entries);
  const left = new Set(renamed.values());
  return [...files].flatMap((file): Change[] => {
    const [previous, entry] = [base.entries[file], site.entries[file]];
    if (previous === entry || left.has(file)) return [];
    const from = renamed.get(file);
    const moved = from === undefined ? undefined : base.entries[from];
    if (from !== undefined && moved) return [renameChange(file, from, moved)];
    if (isPictureFile(file)) return pictureChanges(file, previous, entry);
    if (isOrderFile(file)) return orderChanges({ site, schemas, file }, previous, entry);
    const location = collectionTitle(schemas, collectionOf(file));
    const named = (known: EntryDocument) => nameWithKind(schemas, file, known);
    if (previous && entry) return changesOf({ site, schemas, file }, previous, entry);
    if (entry) {
      return [
        {
          key: `+${file}`,
          location,
          what: messages.changes.added({ name: named(entry) }),
          revert: { kind: "remove-entry", file },
        },
      ];
    }
    if (!previous) return [];
    const revert: Edit = { kind: "insert-entry", file, entry: previous };
    return [{ key: `-${file}`, location, what: messages.changes.deleted({ name: named(previous) }), revert }];
  });
}

interface Compared {
  readonly site: EditedSite;
  readonly schemas: Schemas;
  readonly file: string;
}

function changesOf(
  { site, schemas, file }: Compared,
  previous: EntryDocument,
  entry: EntryDocument,
): Change[] {
  const target = { in: "entry", file } as const;
  const fields = describeChanges(
    { schemas, site, target, key: file },
    { before: { frontMatter: previous.frontMatter }, after: { frontMatter: entry.frontMatter } },
  );
  if (sameValue(previous.body, entry.body)) return fields;
  const path = ["body"];
  const text: Change = {
    key: `${file}/body`,
    location: nameLocation(schemas, site, { target, path }),
    what: describeText({ before: previous.body, after: entry.body }),
    revert: { kind: "set-value", target, path, value: previous.body },
  };
  return [...fields, text];
}
