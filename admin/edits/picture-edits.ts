import type { Batch, Edit } from "./edit.ts";
import { pictureDocument, pictureFile, pictureIn } from "./picture-file.ts";
import { placesOfPicture, showNothing } from "./picture-references.ts";
import type { EditedSite, EntryDocument, EntryFiles } from "./site-document.ts";

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

/** Other bytes in the place of a picture's: the description stays; its focal point was one of the picture before. */
export function withOtherBytes(picture: EntryDocument, version: string): EntryDocument {
  const { focus: _, ...said } = pictureIn(picture);
  return pictureDocument({ ...said, version });
}

/** Puts other bytes in the place of a picture's: name and description stay. */
export function exchangePicture(name: string, picture: EntryDocument, version: string): Edit {
  const entry = withOtherBytes(picture, version);
  return { kind: "replace-entry", file: pictureFile(name), entry, reason: "new-picture" };
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
  { entries, savedEntries }: Pick<EditedSite, "entries"> & { readonly savedEntries: EntryFiles },
): boolean {
  const file = pictureFile(name).toLowerCase();
  if (Object.keys(entries).some((other) => other.toLowerCase() === file)) return false;
  const saved = Object.entries(savedEntries).filter(([other]) => other.toLowerCase() === file);
  return saved.every(
    ([other, { document }]) =>
      other === pictureFile(name) && pictureIn(document).version === pictureIn(picture).version,
  );
}
