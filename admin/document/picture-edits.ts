import { diskKey } from "../../schema/same-name.ts";
import type { Batch, Edit } from "./edit.ts";
import { freeName } from "./free-name.ts";
import {
  isPictureFile,
  type PictureContent,
  pictureDocument,
  pictureFile,
  pictureIn,
  pictureNameOf,
} from "./picture-file.ts";
import { placesOfPicture, showNothing } from "./picture-references.ts";
import type { EditedSite, EntryDocument, EntryFiles } from "./site-document.ts";

/** The pictures of a draft, and those that are saved. */
type Drafted = Pick<EditedSite, "entries"> & { readonly savedEntries: EntryFiles };

/** Gives a picture another name: everything that shows it follows, as another picture's dark version too. */
export function renamePicture(name: string, other: string, picture: EntryDocument): Batch {
  return {
    kind: "batch",
    picture: { did: "renamed", name, other },
    edits: [
      { kind: "insert-entry", file: pictureFile(other), entry: picture },
      { kind: "show-picture", name, other },
      { kind: "remove-entry", file: pictureFile(name) },
    ],
  };
}

/** Puts a picture into another folder: it is renamed, with all that shows it. */
export function movePicture(name: string, other: string, picture: EntryDocument): Batch {
  return { ...renamePicture(name, other, picture), picture: { did: "moved", name, other } };
}

/** Shows another picture wherever one is shown. */
export function replacePicture(name: string, other: string): Batch {
  return {
    kind: "batch",
    picture: { did: "replaced", name, other },
    edits: [{ kind: "show-picture", name, other }],
  };
}

interface OtherBytes {
  readonly content: PictureContent;
  /** Of the bytes, as the ending of a name. */
  readonly kind: string;
}

/**
 * The edits that put other bytes in the place of a picture's, and what it is called then: as before, unless they are of
 * another kind, which the ending of a name says.
 */
export function otherBytes(
  name: string,
  { content, kind }: OtherBytes,
  { entries, savedEntries }: Drafted,
): { readonly name: string; readonly edits: readonly Edit[] } {
  const document = pictureDocument(content);
  const ending = name.slice(name.lastIndexOf(".") + 1);
  if (kind === ending.toLowerCase().replace("jpeg", "jpg")) {
    const file = pictureFile(name);
    return { name, edits: [{ kind: "replace-entry", file, entry: document, reason: "new-picture" }] };
  }
  const taken = [...Object.keys(entries), ...Object.keys(savedEntries)].filter(isPictureFile);
  const other = freeName(`${name.slice(0, -ending.length)}${kind}`, taken.map(pictureNameOf));
  return { name: other, edits: renamePicture(name, other, document).edits };
}

/** Puts other bytes in the place of a picture's: the description stays. */
export function exchangePicture(
  name: string,
  { content, kind }: OtherBytes,
  site: Drafted,
): { readonly name: string; readonly edit: Edit } {
  // The focal point was one of the picture before.
  const { focus: _, ...said } = content;
  const { name: other, edits } = otherBytes(name, { content: said, kind }, site);
  const [only] = edits;
  if (only && edits.length === 1) return { name, edit: only };
  return { name: other, edit: { kind: "batch", picture: { did: "exchanged", name, other }, edits } };
}

/** Deletes a picture, and before that shows another one in its places, or nothing. */
export function deletePicture(name: string, site: EditedSite, instead: string | undefined): Batch {
  const isShown = placesOfPicture(name, site).length > 0;
  const before: readonly Edit[] =
    instead === undefined ? showNothing(name, site) : [{ kind: "show-picture", name, other: instead }];
  return {
    kind: "batch",
    picture: { did: "deleted", name, ...(isShown && instead !== undefined && { other: instead }) },
    edits: [...(isShown ? before : []), { kind: "remove-entry", file: pictureFile(name) }],
  };
}

/** Whether no picture has a name, of those that are edited and those that are saved; one of the same bytes may have been it. */
export function isFreeName(
  name: string,
  picture: EntryDocument,
  { entries, savedEntries }: Drafted,
): boolean {
  const file = diskKey(pictureFile(name));
  if (Object.keys(entries).some((other) => diskKey(other) === file)) return false;
  const saved = Object.entries(savedEntries).filter(([other]) => diskKey(other) === file);
  return saved.every(
    ([other, { document }]) =>
      other === pictureFile(name) && pictureIn(document).version === pictureIn(picture).version,
  );
}
