import type { StoreApi } from "zustand/vanilla";
import type { EditorContent } from "../../host/editor-content.ts";
import { messages } from "../../messages/messages.ts";
import type { Media } from "../create-media.ts";
import { lastPart } from "../folders/folder-paths.ts";
import { pictureKind } from "../picture-mistake.ts";
import { headOf, moves } from "../prepare-picture.ts";

/** The bytes of a picture, and how large it is in pixels. */
export interface OriginalPicture {
  readonly file: Blob;
  readonly size: { readonly width: number; readonly height: number };
}

interface Known {
  readonly content: Pick<EditorContent, "kept" | "original">;
  readonly media: StoreApi<Media>;
}

/**
 * The bytes of a picture as it was added, as far as this browser or the host has them, or else the largest copy of it
 * that is published. Or why it can't be worked on, in a sentence.
 */
export async function loadOriginal(
  name: string,
  { content, media }: Known,
): Promise<OriginalPicture | { readonly reason: string }> {
  const words = messages.pictures.crop;
  const { media: pictures, addressOf } = media.getState();
  const facts = pictures.get(name);
  if (!facts) return { reason: messages.pictures.gone };
  const file =
    content.kept?.get(facts.version)?.file ??
    (await content.original?.(facts.version, addressOf(name, facts.width)));
  if (!file) return { reason: words.notLoaded };
  const head = await headOf(file);
  const kind = pictureKind(head);
  if (kind && moves(kind, head)) return { reason: words.moves(lastPart(name)) };
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return { reason: words.notLoaded };
  const size = { width: bitmap.width, height: bitmap.height };
  bitmap.close();
  return { file, size };
}
