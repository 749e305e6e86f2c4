import type { StoreApi } from "zustand/vanilla";
import type { Edit } from "../../../editing/document/edit.ts";
import { pictureFile, pictureIn, replaceBytes } from "../../../editing/document/picture.ts";
import { libraryWords } from "../../../editing/messages/library-words.ts";
import type { PictureStorage } from "../../sync/content/picture-storage.ts";
import type { EditorState } from "../../sync/state/editor-state.ts";
import { type Crop, focusAfterCrop, isWholeBox } from "../store/crop-box.ts";
import { type RenderedPicture, renderPicture } from "../store/render-picture.ts";

interface CropContext {
  readonly store: StoreApi<EditorState>;
  readonly pictureStorage: Pick<PictureStorage, "add">;
  readonly original: (name: string) => Promise<ImageBitmap | { readonly reason: string }>;
  readonly draw?: (bitmap: ImageBitmap, name: string, cut: Crop) => Promise<RenderedPicture | undefined>;
}

interface CropEdit {
  readonly edit: Edit;
  readonly name: string;
}

/** Cuts a picture and its dark version in one step. Resolves to the edit, or why it can't be done. */
export async function cropPictures(
  name: string,
  cut: Crop,
  { store, pictureStorage, original, draw = renderCrop }: CropContext,
): Promise<CropEdit | { readonly reason: string }> {
  const versionOf = (wanted: string) => {
    const picture = store.getState().entries[pictureFile(wanted)];
    return picture && pictureIn(picture);
  };
  const dark = versionOf(name)?.dark;
  const files = dark !== undefined && versionOf(dark) ? [dark, name] : [name];
  const drawn = new Map<string, RenderedPicture>();
  for (const file of files) {
    const found = await original(file);
    if ("reason" in found) return found;
    const picture = await draw(found, file, cut);
    if (!picture) return { reason: libraryWords().crop.notLoaded };
    drawn.set(file, picture);
  }
  const names = new Map<string, string>();
  const edits: Edit[] = [];
  for (const [file, { file: bytes, size, kind }] of drawn) {
    const version = await pictureStorage.add({ file: bytes, ...size });
    const { entries, savedEntries } = store.getState();
    const picture = entries[pictureFile(file)];
    if (!picture) return { reason: libraryWords().gone };
    const { focus, dark: other, ...said } = pictureIn(picture);
    const [then, darkThen] = [focusAfterCrop(focus, cut), other && (names.get(other) ?? other)];
    const content = { ...said, version, ...(then && { focus: then }), ...(darkThen && { dark: darkThen }) };
    const made = replaceBytes(file, { content, kind }, { entries, savedEntries });
    names.set(file, made.name);
    edits.push(...made.edits);
  }
  const did = isWholeBox(cut.box) ? "turned" : "cropped";
  return { edit: { kind: "batch", picture: { did, name }, edits }, name: names.get(name) ?? name };
}

function renderCrop(bitmap: ImageBitmap, name: string, cut: Crop): Promise<RenderedPicture | undefined> {
  const ending = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  const own = { jpg: "jpg", jpeg: "jpg", png: "png", webp: "webp" } as const;
  const first = ending in own ? own[ending as keyof typeof own] : "webp";
  return renderPicture(bitmap, { kinds: [first, "webp", "png"], cut });
}
