import type { StoreApi } from "zustand/vanilla";
import { libraryWords } from "../../../editing/messages/library-words.ts";
import type { Media } from "../../site/create-media.ts";
import type { EditorContent } from "../../sync/content/editor-content.ts";
import { baseName } from "../store/folder-paths.ts";
import { isAnimated } from "../store/prepare-picture.ts";

interface Known {
  readonly content: Pick<EditorContent, "pictureStorage" | "original">;
  readonly media: StoreApi<Media>;
}

/**
 * The original if this browser or the host has it, else the largest copy. The caller closes the bitmap. Resolves to a sentence on
 * failure.
 */
export async function loadOriginal(
  name: string,
  { content, media }: Known,
): Promise<ImageBitmap | { readonly reason: string }> {
  const words = libraryWords().crop;
  const { media: pictures, addressOf } = media.getState();
  const facts = pictures.get(name);
  if (!facts) return { reason: libraryWords().gone };
  const file =
    content.pictureStorage?.get(facts.version)?.file ??
    (await content.original?.(facts.version, addressOf(name, facts.width)));
  if (!file) return { reason: words.notLoaded };
  if (await isAnimated(file)) return { reason: words.moves({ name: baseName(name) }) };
  return createImageBitmap(file).catch(() => ({ reason: words.notLoaded }));
}
