import type { BlockAddress, EditTarget } from "../../editing/document/edit.ts";
import { entryFile } from "../../editing/document/entry.ts";
import { findPage } from "../../editing/document/frames.ts";
import { pathsToPicture } from "../../editing/document/picture.ts";
import { type PictureTarget, valueIn } from "../../editing/document/picture-target.ts";
import type { EditedSite } from "../../editing/document/site-document.ts";
import { messages } from "../../editing/messages/messages.ts";
import type { MediaMetadata } from "../../renderer/resolve/pictures/pictures.ts";
import { readPictureAddress } from "../../schema/fields/picture-address.ts";
import type { FieldSource } from "./source-map/field-source.ts";

/** A picture of the page, before it is known which value shows it. */
interface PictureHit {
  readonly page: string;
  /** Undefined outside of blocks. */
  readonly block: BlockAddress | undefined;
  /** Where the picture is written; undefined if that is not known. */
  readonly fieldSource: FieldSource | undefined;
  /** The pictures that may be meant: those with the same bytes. */
  readonly names: readonly string[];
}

export function pictureTarget(
  { page, block, fieldSource, names }: PictureHit,
  site: EditedSite,
): PictureTarget | { readonly editError: string } {
  const { notHere } = messages.pictures.onPage;
  const target = fieldSource && targetOf(fieldSource, page, block);
  if (!target) return { editError: notHere };
  const path =
    fieldSource.in === "entry" && fieldSource.path[0] !== "body"
      ? ["frontMatter", ...fieldSource.path]
      : fieldSource.path;
  if (isLocked(target, site)) return { editError: messages.editErrors.locked };
  const value = valueIn(target, path, site);
  const [name, ...others] = names.filter((one) => pathsToPicture(one, value).length > 0);
  return typeof value === "string" && name !== undefined && others.length === 0
    ? { target, path, name }
    : { editError: notHere };
}

export function namesAt(address: string, media: ReadonlyMap<string, MediaMetadata>): readonly string[] {
  const { version } = readPictureAddress(address) ?? {};
  return [...media].flatMap(([name, facts]) =>
    version === undefined || facts.version === version ? [name] : [],
  );
}

function targetOf(
  fieldSource: FieldSource,
  page: string,
  block: BlockAddress | undefined,
): EditTarget | undefined {
  if (fieldSource.in === "block") return block && { in: "block", ...block };
  if (fieldSource.in === "page") return { in: "page", page };
  if (fieldSource.in === "site") return { in: "site" };
  return { in: "entry", file: entryFile(fieldSource.collection, fieldSource.id) };
}

function isLocked(target: EditTarget, { config }: EditedSite): boolean {
  if (target.in !== "block") return false;
  const blocks = findPage(config, target.page)?.blocks ?? [];
  return blocks.find(({ id }) => id === target.block)?.lock === "content";
}
