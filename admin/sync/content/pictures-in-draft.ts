import type { StoreApi } from "zustand/vanilla";
import type { Edit } from "../../../editing/document/edit.ts";
import {
  descriptionIn,
  isPictureFile,
  pictureDocument,
  pictureFile,
  pictureIn,
  pictureNameOf,
  pictureText,
} from "../../../editing/document/picture.ts";
import type { EntryDocument, EntryDocuments, EntryFiles } from "../../../editing/document/site-document.ts";
import { sameValue } from "../../../editing/document/value.ts";
import { messages } from "../../../editing/messages/messages.ts";
import type { MediaMetadata } from "../../../renderer/resolve/pictures/pictures.ts";
import type { PictureFocus } from "../../../schema/fields/picture-focus.ts";
import { fileSystemKey } from "../../../schema/text/confusable-names.ts";
import type { EditorState } from "../state/editor-state.ts";
import type { AddResult, NewPicture, PictureDescription } from "./new-picture.ts";
import type { PictureStorage } from "./picture-storage.ts";

type Published = ReadonlyMap<string, MediaMetadata>;

export function pictureFiles(media: Published): EntryFiles {
  const files = [...media].map(([name, facts]) => {
    return [pictureFile(name), { text: pictureText(facts), document: pictureDocument(facts) }] as const;
  });
  return Object.fromEntries(files);
}

export function createDraftMedia(
  published: Published,
  pictureStorage: Pick<PictureStorage, "get">,
  sizes = new Map([...published.values()].map((facts) => [facts.version, facts])),
) {
  const known = new WeakMap<EntryDocument, MediaMetadata>();
  const factsOf = (name: string, document: EntryDocument): MediaMetadata | undefined => {
    const there = published.get(name);
    if (there && sameValue(pictureDocument(there), document)) return there;
    const content = pictureIn(document);
    const [picture, facts] = [pictureStorage.get(content.version), sizes.get(content.version)];
    if (facts) return { ...sizeOf(facts), ...content };
    if (!picture) return undefined;
    return { width: picture.width, height: picture.height, bytes: picture.file.size, ...content };
  };
  return (entries: EntryDocuments): ReadonlyMap<string, MediaMetadata> => {
    const media = new Map<string, MediaMetadata>();
    for (const [file, document] of Object.entries(entries)) {
      if (!isPictureFile(file)) continue;
      const name = pictureNameOf(file);
      const facts = known.get(document) ?? factsOf(name, document);
      if (!facts) continue;
      known.set(document, facts);
      media.set(name, facts);
    }
    return media;
  };
}

function sizeOf({ width, height, bytes, moves, transparent }: MediaMetadata) {
  return {
    ...{ width, height },
    ...(bytes !== undefined && { bytes }),
    ...(moves && { moves }),
    ...(transparent && { transparent }),
  };
}

interface DraftPictureContext {
  readonly store: StoreApi<EditorState>;
  readonly pictureStorage: PictureStorage;
}

type NewPictureEdit =
  | { readonly kind: "made"; readonly edit: Edit; readonly version: string }
  | Extract<AddResult, { readonly reason: string }>;

export async function newPictureEdit(
  { file, name, description, size }: NewPicture,
  { store, pictureStorage }: DraftPictureContext,
): Promise<NewPictureEdit> {
  const words = messages.pictures;
  const { entries, savedEntries, readOnly } = store.getState();
  if (readOnly !== undefined) return { kind: "failed", reason: readOnly };
  const isTaken = [...Object.keys(entries), ...Object.keys(savedEntries)].some(
    (other) => fileSystemKey(other) === fileSystemKey(pictureFile(name)),
  );
  if (isTaken) return { kind: "taken", reason: messages.hosts.pictureTaken };
  if (!size) return { kind: "failed", reason: words.damaged({ name }) };
  try {
    const version = await pictureStorage.add({ file, ...size });
    const entry = pictureDocument({ version, ...description });
    return { kind: "made", version, edit: { kind: "insert-entry", file: pictureFile(name), entry } };
  } catch (error) {
    const isFull = (error as Error).name === "QuotaExceededError";
    return { kind: "failed", reason: isFull ? words.noRoom({ name }) : words.notKept({ name }) };
  }
}

export async function addToDraft(picture: NewPicture, parts: DraftPictureContext): Promise<AddResult> {
  const made = await newPictureEdit(picture, parts);
  if (made.kind !== "made") return made;
  const result = parts.store.getState().apply(made.edit);
  if ("editError" in result) return { kind: "failed", reason: result.editError };
  const { file, name, description, size } = picture;
  const { width = 0, height = 0 } = size ?? {};
  return {
    kind: "added",
    name,
    facts: { width, height, bytes: file.size, version: made.version, ...description },
  };
}

export function describeInDraft(
  store: StoreApi<EditorState>,
  name: string,
  description: PictureDescription,
): void {
  const file = pictureFile(name);
  const document = store.getState().entries[file];
  if (!document) return;
  const [before, after] = [descriptionIn(document.frontMatter), descriptionIn(description)];
  const keys = ["alt", "alts", "decorative", "dark", "focus"] as const;
  const edits = keys
    .filter((key) => !sameValue(before[key], after[key]))
    .map((key): Edit => {
      const value = after[key];
      const path = ["frontMatter", key];
      return {
        kind: "set-value",
        target: { in: "entry", file },
        path,
        ...(value !== undefined && { value }),
      };
    });
  const [only] = edits;
  if (only) store.getState().apply(edits.length === 1 ? only : { kind: "batch", edits });
}

export function focusInDraft(store: StoreApi<EditorState>, name: string, focus?: PictureFocus): void {
  const file = pictureFile(name);
  const document = store.getState().entries[file];
  if (!document || sameValue(pictureIn(document).focus, focus)) return;
  const target = { in: "entry", file } as const;
  store
    .getState()
    .apply({ kind: "set-value", target, path: ["frontMatter", "focus"], ...(focus && { value: focus }) });
}
