import type { MediaFacts } from "../../renderer/resolve/pictures.ts";
import { readPictureAddress } from "../../schema/picture-address.ts";
import type { BlockAddress, Holder, ValuePath } from "../edits/edit.ts";
import { entryFile } from "../edits/entry-file.ts";
import { findPage } from "../edits/frames.ts";
import { pathsToPicture, withPicture } from "../edits/picture-references.ts";
import { Refusal } from "../edits/refusal.ts";
import type { EditedSite } from "../edits/site-document.ts";
import { valueAt } from "../edits/value-at.ts";
import { heldBy } from "../edits/with-holder.ts";
import { messages } from "../messages/messages.ts";
import type { Origin } from "./marks/origin.ts";

/** Where a picture of a page is written. */
export interface PicturePlace {
  readonly holder: Holder;
  readonly path: ValuePath;
  /** The picture that is shown there. */
  readonly name: string;
}

/** A picture on a page, as somebody points at it. */
export interface PointedPlace {
  /** The id of the page or frame that is shown. */
  readonly page: string;
  readonly block: BlockAddress | undefined;
  readonly origin: Origin | undefined;
  /** The names that the picture may have. */
  readonly names: readonly string[];
}

/** Where another picture can be put in the place of one that is pointed at, or why it can't, in a sentence. */
export function picturePlace(
  { page, block, origin, names }: PointedPlace,
  site: EditedSite,
): PicturePlace | { readonly refusal: string } {
  const { notHere } = messages.pictures.onPage;
  const holder = origin && holderOf(origin, page, block);
  if (!holder) return { refusal: notHere };
  const path =
    origin.in === "entry" && origin.path[0] !== "body" ? ["frontMatter", ...origin.path] : origin.path;
  if (isLocked(holder, site)) return { refusal: messages.refusals.locked };
  const value = valueIn(holder, path, site);
  const [name, ...others] = names.filter((one) => pathsToPicture(one, value).length > 0);
  return typeof value === "string" && name !== undefined && others.length === 0
    ? { holder, path, name }
    : { refusal: notHere };
}

/**
 * The names that a picture at an address may have: by the version of its bytes, which two pictures may share. Of one that
 * this browser keeps the address says nothing.
 */
export function namesAt(address: string, media: ReadonlyMap<string, MediaFacts>): readonly string[] {
  const { version } = readPictureAddress(address) ?? {};
  return [...media].flatMap(([name, facts]) =>
    version === undefined || facts.version === version ? [name] : [],
  );
}

/** What is written at a place when another picture is shown there. */
export function valueWith({ holder, path, name }: PicturePlace, other: string, site: EditedSite): string {
  return withPicture(String(valueIn(holder, path, site)), name, other);
}

function holderOf(origin: Origin, page: string, block: BlockAddress | undefined): Holder | undefined {
  if (origin.in === "block") return block && { in: "block", ...block };
  if (origin.in === "page") return { in: "page", page };
  if (origin.in === "site") return { in: "site" };
  return { in: "entry", file: entryFile(origin.collection, origin.id) };
}

function isLocked(holder: Holder, { config }: EditedSite): boolean {
  if (holder.in !== "block") return false;
  const blocks = findPage(config, holder.page)?.blocks ?? [];
  return blocks.find(({ id }) => id === holder.block)?.lock === "content";
}

function valueIn(holder: Holder, path: ValuePath, site: EditedSite): unknown {
  try {
    return valueAt(heldBy(site, holder), path);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
