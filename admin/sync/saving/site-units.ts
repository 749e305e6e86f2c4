import { collectionOf } from "../../../editing/document/entry.ts";
import { isOrderFile, orderFile } from "../../../editing/document/order.ts";
import { isPictureFile, pictureFile, pictureNameOf } from "../../../editing/document/picture.ts";
import type { EditedSite, EntryDocuments, PageDocument } from "../../../editing/document/site-document.ts";
import { sameValue } from "../../../editing/document/value.ts";
import type { Problem } from "../../../schema/problems/problem.ts";
import { pointerSegments } from "../../../schema/sources/source.ts";
import type { SiteUnit } from "../state/save-plan.ts";

/** The site as last saved, and with all changes. */
export interface Versions {
  readonly before: EditedSite;
  readonly now: EditedSite;
}

export function keyOfUnit(unit: SiteUnit): string {
  const name = unit.kind === "setting" ? unit.key : unit.kind === "page" ? unit.id : unit.file;
  return `${unit.kind} ${name}`;
}

/** First what others may depend on that is gone or moved. */
export function changedUnits({ before, now }: Versions): readonly SiteUnit[] {
  const keys = new Set([...Object.keys(before.config.site), ...Object.keys(now.config.site)]);
  const settings = [...keys].flatMap((key): SiteUnit[] =>
    sameValue(before.config.site[key], now.config.site[key]) ? [] : [{ kind: "setting", key }],
  );
  const [was, is] = [byId(before.config.pages), byId(now.config.pages)];
  const pages = [...new Set([...was.keys(), ...is.keys()])].filter(
    (id) => !sameValue(was.get(id), is.get(id)),
  );
  const isGone = (id: string) => {
    const [page, other] = [was.get(id), is.get(id)];
    const isHidden = other?.draft === true && page?.draft !== true;
    const isPutOff = other?.publishOn !== undefined && other.publishOn !== page?.publishOn;
    return page !== undefined && (other?.path !== page.path || isHidden || isPutOff);
  };
  const files = [...new Set([...Object.keys(before.entries), ...Object.keys(now.entries)])].filter(
    (file) => !sameValue(before.entries[file], now.entries[file]),
  );
  const isDeleted = (file: string) => now.entries[file] === undefined;
  return [
    ...[...pages.filter(isGone), ...pages.filter((id) => !isGone(id))].map(
      (id): SiteUnit => ({ kind: "page", id }),
    ),
    ...[...files.filter(isDeleted), ...files.filter((file) => !isDeleted(file))].map(
      (file): SiteUnit => ({ kind: "entry", file }),
    ),
    ...settings,
  ];
}

export function unitOfProblem(
  { file, pointer }: Pick<Problem, "file" | "pointer">,
  { config }: EditedSite,
): SiteUnit | undefined {
  const [part, name] = pointerSegments(pointer);
  // Descriptions are part of their picture.
  const isCatalogue = isPictureFile(file) && pictureNameOf(file) === "media.json";
  if (isCatalogue && part !== undefined) return { kind: "entry", file: pictureFile(part) };
  if (file.startsWith("content/")) return { kind: "entry", file };
  if (part === "site" && name !== undefined) return { kind: "setting", key: name };
  const page = part === "pages" ? config.pages[Number(name)] : undefined;
  return page && { kind: "page", id: page.id };
}

export function withoutUnits({ before, now }: Versions, left: readonly SiteUnit[]): EditedSite {
  if (left.length === 0) return now;
  const site: Record<string, unknown> = { ...now.config.site };
  const pages = [...now.config.pages];
  const entries: Record<string, EntryDocuments[string]> = { ...now.entries };
  const restore = <Value>(all: Record<string, Value>, key: string, value: Value | undefined) => {
    if (value === undefined) delete all[key];
    else all[key] = value;
  };
  for (const unit of left) {
    if (unit.kind === "setting") restore(site, unit.key, before.config.site[unit.key]);
    if (unit.kind === "page") restorePage(pages, unit.id, before.config.pages);
    if (unit.kind === "entry") {
      restore(entries, unit.file, before.entries[unit.file]);
      const order = orderFile(collectionOf(unit.file));
      const isNewOrGone =
        (before.entries[unit.file] === undefined) !== (now.entries[unit.file] === undefined);
      if (isNewOrGone && !isOrderFile(unit.file)) restore(entries, order, before.entries[order]);
    }
  }
  return { config: { ...now.config, site, pages }, entries };
}

function restorePage(pages: PageDocument[], id: string, before: readonly PageDocument[]): void {
  const index = pages.findIndex((page) => page.id === id);
  const place = before.findIndex((page) => page.id === id);
  const was = before[place];
  if (!was) pages.splice(index, 1);
  else if (index !== -1) pages[index] = was;
  else {
    const previous = before
      .slice(0, place)
      .map((page) => pages.findIndex((other) => other.id === page.id))
      .findLast((at) => at !== -1);
    pages.splice((previous ?? -1) + 1, 0, was);
  }
}

function byId(pages: readonly PageDocument[]): ReadonlyMap<string, PageDocument> {
  return new Map(pages.map((page) => [page.id, page]));
}
