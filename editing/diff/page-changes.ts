import { canonicalPath } from "../../renderer/resolve/addresses/page-address.ts";
import { printDate } from "../../schema/formats/date/print-date.ts";
import { fileSystemKey } from "../../schema/text/confusable-names.ts";
import type { Edit } from "../document/edit.ts";
import { framesOf, sharedFrames } from "../document/frames.ts";
import type { PageDocument, SiteDocument } from "../document/site-document.ts";
import { countEntries } from "../labels/entry-label.ts";
import { addressLabel, pageTitle, titleOfPage } from "../labels/page-label.ts";
import { messages } from "../messages/messages.ts";
import { blockChanges } from "./block-changes.ts";
import type { Change } from "./change.ts";
import type { Comparison } from "./comparison.ts";
import { describeChanges } from "./describe-changes.ts";
import { describeMoves } from "./describe-moves.ts";
import { type OrderedItem, orderMoves } from "./order-moves.ts";

export function pageChanges(comparison: Comparison): Change[] {
  const { before, current } = comparison;
  const location = messages.shell.pages;
  const now = new Map(current.pages.map((page) => [page.id, page]));
  const old = new Map(before.pages.map((page) => [page.id, page]));
  const present = current.pages.flatMap((page): Change[] => {
    const previous = old.get(page.id);
    if (previous) return [...pathChange(comparison, page), ...changesOf(comparison, previous, page)];
    const revert: Edit = { kind: "remove-page", page: page.id };
    return [
      {
        key: `+${page.id}`,
        location,
        what: messages.changes.addedPage({ name: pageTitle(page, current.site) }),
        revert,
      },
    ];
  });
  const removed = before.pages.flatMap((page, index): Change[] => {
    if (now.has(page.id)) return [];
    const next = before.pages.slice(index + 1).find(({ id }) => now.has(id));
    const revert: Edit = { kind: "insert-page", ...(next && { before: next.id }), page };
    return [
      {
        key: `-${page.id}`,
        location,
        what: messages.changes.deletedPage({ name: pageTitle(page, before.site) }),
        revert,
      },
    ];
  });
  return [...orderChange(before, current), ...present, ...removed, ...frameChanges(comparison)];
}

function frameChanges(comparison: Comparison): Change[] {
  const { before, current } = comparison;
  const old = new Map(framesOf(before).map((frame) => [frame.id, frame]));
  return sharedFrames(current, before).flatMap((frame) => {
    const previous = old.get(frame.id);
    return previous && previous !== frame ? blockChanges(comparison, previous, frame) : [];
  });
}

function changesOf(comparison: Comparison, previous: PageDocument, page: PageDocument): Change[] {
  const { schemas, site } = comparison;
  const target = { in: "page", page: page.id } as const;
  const versions = { before: fieldsOf(previous), after: fieldsOf(page) };
  return [
    ...publicationChange(previous, page, comparison.current.site),
    ...describeChanges({ schemas, site, target, key: page.id }, versions),
    ...blockChanges(comparison, previous, page),
  ];
}

function pathChange({ base, current, updatedFiles, schemas }: Comparison, page: PageDocument): Change[] {
  const from = base.pages.find(({ id }) => id === page.id)?.path ?? page.path;
  if (from === page.path) return [];
  const files = updatedFiles(page.id);
  const links =
    files.length === 0 ? "" : messages.changes.linksFollowed({ entries: countEntries(schemas, files) });
  const what = `${messages.changes.changedPath({ from: addressLabel(from), to: addressLabel(page.path) })}${links}`;
  return [
    {
      key: `${page.id}/path`,
      location: pageTitle(page, current.site),
      what,
      revert: revertPath(base, current, page.id),
    },
  ];
}

function orderChange(before: SiteDocument, current: SiteDocument): Change[] {
  const order = new Map(before.pages.map(({ id }, index) => [id, index]));
  const placed = current.pages.flatMap(({ id }) => {
    const previousIndex = order.get(id);
    return previousIndex === undefined ? [] : [{ id, previousIndex }];
  });
  const moves = orderMoves(placed);
  if (moves.length === 0) return [];
  const edits = moves.map(
    ({ id, before: next }): Edit => ({
      kind: "move-page",
      page: id,
      ...(next !== undefined && { before: next }),
    }),
  );
  const nameOf = (page: OrderedItem) => messages.changes.thePage({ name: titleOfPage(page.id, current) });
  const what = describeMoves({ placed, moves, nameOf }) ?? messages.changes.orderOfPages;
  return [{ key: "order", location: messages.shell.pages, what, revert: { kind: "batch", edits } }];
}

function fieldsOf(page: PageDocument): object {
  const { id, path, blocks, draft, publishOn, ...fields } = page;
  return fields;
}

function publicationChange(previous: PageDocument, page: PageDocument, site: SiteDocument["site"]): Change[] {
  const keys = ["draft", "publishOn"] as const;
  const changed = keys.filter((key) => previous[key] !== page[key]);
  if (changed.length === 0) return [];
  const words = messages.changes;
  const { draft, publishOn } = page;
  const live =
    typeof publishOn === "string"
      ? words.goesLiveOn({ day: printDate(publishOn, messages.locale) })
      : words.wentLive;
  const target = { in: "page", page: page.id } as const;
  const edits = changed.map(
    (key): Edit => ({
      ...{ kind: "set-value", target, path: [key] },
      ...(previous[key] !== undefined && { value: previous[key] }),
    }),
  );
  return [
    {
      key: `${page.id}/draft`,
      location: pageTitle(page, site),
      what: draft === true ? words.becameDraft : live,
      revert: edits.length === 1 && edits[0] ? edits[0] : { kind: "batch", edits },
    },
  ];
}

/** If another page that moved has the previous address now, both go back, by way of temporary addresses. */
function revertPath(base: SiteDocument, current: SiteDocument, page: string): Edit {
  const earlier = new Map(base.pages.map(({ id, path }) => [id, path]));
  const together = [page];
  for (const id of together) {
    const wanted = fileSystemKey(canonicalPath(earlier.get(id) ?? ""));
    const target = current.pages.find(({ path }) => fileSystemKey(canonicalPath(path)) === wanted);
    const moved = target && earlier.has(target.id) && earlier.get(target.id) !== target.path;
    if (moved && !together.includes(target.id)) together.push(target.id);
  }
  const back = together.map(
    (id): Edit => ({ kind: "set-page-path", page: id, path: earlier.get(id) ?? "/" }),
  );
  const [only] = back;
  if (back.length === 1 && only) return only;
  const away = together.map(
    (id): Edit => ({ kind: "set-page-path", page: id, path: `/moving-${id}${earlier.get(id) ?? "/"}` }),
  );
  return { kind: "batch", edits: [...away, ...back] };
}
