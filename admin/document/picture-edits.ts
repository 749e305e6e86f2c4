import { fileSystemKey } from "../../schema/confusable-names.ts";
import type { Batch, Edit } from "./edit.ts";
import {
  isPictureFile,
  type PictureContent,
  pictureDocument,
  pictureFile,
  pictureIn,
  pictureNameOf,
} from "./picture-file.ts";
import { pictureReferences, removePictureReferences } from "./picture-references.ts";
import type { EditedSite, EntryDocument, EntryFiles } from "./site-document.ts";
import { uniqueName } from "./unique-name.ts";

type Drafted = Pick<EditedSite, "entries"> & { readonly savedEntries: EntryFiles };

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

export function movePicture(name: string, other: string, picture: EntryDocument): Batch {
  return { ...renamePicture(name, other, picture), picture: { did: "moved", name, other } };
}

export function replacePicture(name: string, other: string): Batch {
  return {
    kind: "batch",
    picture: { did: "replaced", name, other },
    edits: [{ kind: "show-picture", name, other }],
  };
}

interface BytesReplacement {
  readonly content: PictureContent;
  readonly kind: string;
}

/** The edits that replace a picture's bytes, and its name then, whose extension follows the kind of the bytes. */
export function replaceBytes(
  name: string,
  { content, kind }: BytesReplacement,
  { entries, savedEntries }: Drafted,
): { readonly name: string; readonly edits: readonly Edit[] } {
  const document = pictureDocument(content);
  const ending = name.slice(name.lastIndexOf(".") + 1);
  if (kind === ending.toLowerCase().replace("jpeg", "jpg")) {
    const file = pictureFile(name);
    return { name, edits: [{ kind: "replace-entry", file, entry: document, reason: "new-picture" }] };
  }
  const taken = [...Object.keys(entries), ...Object.keys(savedEntries)].filter(isPictureFile);
  const other = uniqueName(`${name.slice(0, -ending.length)}${kind}`, taken.map(pictureNameOf));
  return { name: other, edits: renamePicture(name, other, document).edits };
}

export function replacePictureFile(
  name: string,
  { content, kind }: BytesReplacement,
  site: Drafted,
): { readonly name: string; readonly edit: Edit } {
  const { focus: _, ...said } = content;
  const { name: other, edits } = replaceBytes(name, { content: said, kind }, site);
  const [only] = edits;
  if (only && edits.length === 1) return { name, edit: only };
  return { name: other, edit: { kind: "batch", picture: { did: "exchanged", name, other }, edits } };
}

export function deletePicture(name: string, site: EditedSite, instead: string | undefined): Batch {
  const isShown = pictureReferences(name, site).length > 0;
  const before: readonly Edit[] =
    instead === undefined
      ? removePictureReferences(name, site)
      : [{ kind: "show-picture", name, other: instead }];
  return {
    kind: "batch",
    picture: { did: "deleted", name, ...(isShown && instead !== undefined && { other: instead }) },
    edits: [...(isShown ? before : []), { kind: "remove-entry", file: pictureFile(name) }],
  };
}

export function isNameAvailable(
  name: string,
  picture: EntryDocument,
  { entries, savedEntries }: Drafted,
): boolean {
  const file = fileSystemKey(pictureFile(name));
  if (Object.keys(entries).some((other) => fileSystemKey(other) === file)) return false;
  const saved = Object.entries(savedEntries).filter(([other]) => fileSystemKey(other) === file);
  return saved.every(
    ([other, { document }]) =>
      other === pictureFile(name) && pictureIn(document).version === pictureIn(picture).version,
  );
}
