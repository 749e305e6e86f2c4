import type { Edit } from "../document/edit.ts";
import { collectionOf } from "../document/entry-file.ts";
import { isOrderFile } from "../document/order-file.ts";
import { isPictureFile } from "../document/picture-file.ts";
import { sameValue } from "../document/same-value.ts";
import type { EditedSite, EntryDocument } from "../document/site-document.ts";
import { describeText } from "../labels/describe-text.ts";
import { nameWithKind } from "../labels/name-entry.ts";
import { namePlace } from "../labels/name-place.ts";
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
    const [was, entry] = [base.entries[file], site.entries[file]];
    if (was === entry || left.has(file)) return [];
    const from = renamed.get(file);
    const moved = from === undefined ? undefined : base.entries[from];
    if (from !== undefined && moved) return [renameChange(file, from, moved)];
    if (isPictureFile(file)) return pictureChanges(file, was, entry);
    if (isOrderFile(file)) return orderChanges({ site, schemas, file }, was, entry);
    const place = collectionTitle(schemas, collectionOf(file));
    const named = (known: EntryDocument) => nameWithKind(schemas, file, known);
    if (was && entry) return changesOf({ site, schemas, file }, was, entry);
    if (entry) {
      return [
        {
          key: `+${file}`,
          place,
          what: messages.changes.added({ name: named(entry) }),
          revert: { kind: "remove-entry", file },
        },
      ];
    }
    if (!was) return [];
    const revert: Edit = { kind: "insert-entry", file, entry: was };
    return [{ key: `-${file}`, place, what: messages.changes.deleted({ name: named(was) }), revert }];
  });
}

interface Compared {
  readonly site: EditedSite;
  readonly schemas: Schemas;
  readonly file: string;
}

function changesOf({ site, schemas, file }: Compared, was: EntryDocument, entry: EntryDocument): Change[] {
  const target = { in: "entry", file } as const;
  const fields = describeChanges(
    { schemas, site, target, key: file },
    { before: { frontMatter: was.frontMatter }, after: { frontMatter: entry.frontMatter } },
  );
  if (sameValue(was.body, entry.body)) return fields;
  const path = ["body"];
  const text: Change = {
    key: `${file}/body`,
    place: namePlace(schemas, site, { target, path }),
    what: describeText({ before: was.body, after: entry.body }),
    revert: { kind: "set-value", target, path, value: was.body },
  };
  return [...fields, text];
}
