import type { Edit } from "../document/edit.ts";
import { collectionOf, entryFile } from "../document/entry.ts";
import { idsInOrder, isOrderFile } from "../document/order.ts";
import { isPatternFile, renamePattern } from "../document/pattern.ts";
import {
  isPictureFile,
  type PictureContent,
  pictureIn,
  pictureNameOf,
  renamePicture,
} from "../document/picture.ts";
import type { EditedSite, EntryDocument, EntryDocuments } from "../document/site-document.ts";
import { sameValue } from "../document/value.ts";
import { describePictureDescription, describeText } from "../labels/describe-value.ts";
import { nameEntry, nameWithKind } from "../labels/entry-label.ts";
import { nameLocation } from "../labels/name-location.ts";
import { namePicture } from "../labels/name-picture.ts";
import { collectionTitle, type Schemas } from "../labels/schema/schemas.ts";
import { messages } from "../messages/messages.ts";
import type { Change } from "./change.ts";
import { describeChanges } from "./describe-changes.ts";
import { describeMoves } from "./describe-moves.ts";
import { orderMoves } from "./order-moves.ts";

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
    if (isPatternFile(file)) {
      const change = patternChange({ site, schemas, file }, previous, entry);
      if (change) return [change];
    }
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

/** What is changed in its blocks is described as in an entry. */
function patternChange(
  { schemas, file }: Compared,
  previous: EntryDocument | undefined,
  pattern: EntryDocument | undefined,
): Change | undefined {
  const words = messages.changes.patterns;
  const location = words.title;
  const [before, after] = [previous, pattern].map((known) => known && nameEntry(schemas, file, known));
  if (!previous && after !== undefined)
    return {
      key: `+${file}`,
      location,
      what: words.kept({ name: after }),
      revert: { kind: "remove-entry", file },
    };
  const isRenamed = previous && pattern && sameValue(previous.frontMatter.blocks, pattern.frontMatter.blocks);
  if (!isRenamed || before === undefined || after === undefined || before === after) return undefined;
  const revert = renamePattern(file, String(previous.frontMatter.title));
  return { key: file, location, what: words.renamed({ before, after }), revert };
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

interface Compared {
  readonly site: EditedSite;
  readonly schemas: Schemas;
  readonly file: string;
}

function orderChanges(
  { site, schemas, file }: Compared,
  previous: EntryDocument | undefined,
  order: EntryDocument | undefined,
): Change[] {
  if (sameValue(previous, order)) return [];
  const collection = collectionOf(file);
  const name = (id: string) => {
    const entry = entryFile(collection, id);
    return nameEntry(schemas, entry, site.entries[entry]);
  };
  const what = describeOrder(idsInOrder(previous), idsInOrder(order), name);
  return [
    {
      key: file,
      location: collectionTitle(schemas, collection),
      what,
      revert: revertOf(file, previous, order),
    },
  ];
}

function describeOrder(
  before: readonly string[],
  after: readonly string[],
  name: (id: string) => string,
): string {
  const added = after.filter((id) => !before.includes(id));
  const removed = before.filter((id) => !after.includes(id));
  const placed = after.flatMap((id) =>
    before.includes(id) ? [{ id, previousIndex: before.indexOf(id) }] : [],
  );
  const moves = orderMoves(placed);
  const words = messages.changes;
  const [first] = [...added, ...removed];
  const moved =
    first === undefined &&
    describeMoves({ placed, moves, nameOf: ({ id }) => words.quoted({ name: name(id) }) });
  if (moved) return moved;
  if (moves.length === 0 && first !== undefined && added.length + removed.length === 1)
    return words[added.length === 1 ? "putIntoOrder" : "tookOutOfOrder"]({ name: name(first) });
  return words.order;
}

function revertOf(file: string, previous: EntryDocument | undefined, order: EntryDocument | undefined): Edit {
  if (!previous) return { kind: "remove-entry", file };
  return order
    ? { kind: "replace-entry", file, entry: previous }
    : { kind: "insert-entry", file, entry: previous };
}

function pictureChanges(
  file: string,
  previous: EntryDocument | undefined,
  picture: EntryDocument | undefined,
): Change[] {
  if (sameValue(previous, picture)) return [];
  const name = namePicture(pictureNameOf(file));
  const words = messages.changes;
  const location = messages.shell.pictures;
  if (!picture) {
    const revert: Edit[] = previous ? [{ kind: "insert-entry", file, entry: previous }] : [];
    const what = words.deleted({ name: words.picture.named({ picture: name }) });
    return revert.map((edit) => ({ key: `-${file}`, location, what, revert: edit }));
  }
  if (!previous) {
    const what = words.added({ name: words.picture.named({ picture: name }) });
    return [{ key: `+${file}`, location, what, revert: { kind: "remove-entry", file } }];
  }
  const [before, after] = [pictureIn(previous), pictureIn(picture)];
  const texts = { before: altTextsOf(before), after: altTextsOf(after) };
  return [
    {
      key: file,
      location: `${location} › ${name}`,
      what:
        before.version === after.version
          ? describePictureDescription(after, before)
          : words.picture.exchanged,
      ...(texts.before !== texts.after && { texts }),
      revert: { kind: "replace-entry", file, entry: previous },
    },
  ];
}

/** Files of pictures with the same bytes, by their new name. */
function renamedPictures(previous: EntryDocuments, now: EntryDocuments): ReadonlyMap<string, string> {
  const gone = Object.keys(previous).filter((file) => isPictureFile(file) && !Object.hasOwn(now, file));
  if (gone.length === 0) return new Map();
  const fresh = Object.entries(now).filter(([file]) => isPictureFile(file) && !Object.hasOwn(previous, file));
  const renamed = new Map<string, string>();
  for (const [file, picture] of fresh) {
    const from = gone.find(
      (other) =>
        ![...renamed.values()].includes(other) &&
        previous[other]?.frontMatter.version === picture.frontMatter.version,
    );
    if (from !== undefined) renamed.set(file, from);
  }
  return renamed;
}

function renameChange(file: string, from: string, previous: EntryDocument): Change {
  const [name, before] = [pictureNameOf(file), pictureNameOf(from)];
  const words = messages.changes.picture;
  return {
    key: `~${file}`,
    location: `${messages.shell.pictures} › ${namePicture(name)}`,
    what: words.renamedFrom({ before: namePicture(before) }),
    revert: renamePicture(name, before, previous),
  };
}

function altTextsOf({ alt = "", alts = {} }: PictureContent): string {
  return [alt, ...Object.values(alts)].join("\n");
}
