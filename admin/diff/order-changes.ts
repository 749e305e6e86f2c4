import type { Edit } from "../document/edit.ts";
import { collectionOf, entryFile } from "../document/entry-file.ts";
import { idsInOrder } from "../document/order-file.ts";
import { sameValue } from "../document/same-value.ts";
import type { EditedSite, EntryDocument } from "../document/site-document.ts";
import { nameEntry } from "../labels/name-entry.ts";
import { collectionTitle, type Schemas } from "../labels/schema/schemas.ts";
import { messages } from "../messages/messages.ts";
import type { Change } from "./change.ts";
import { describeMoves } from "./describe-moves.ts";
import { orderMoves } from "./order-moves.ts";

interface Compared {
  readonly site: EditedSite;
  readonly schemas: Schemas;
  readonly file: string;
}

export function orderChanges(
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
