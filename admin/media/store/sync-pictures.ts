import type { StoreApi } from "zustand/vanilla";
import type { EntryDocuments } from "../../../editing/document/site-document.ts";
import type { MediaMetadata } from "../../../renderer/resolve/pictures/pictures.ts";
import type { Media } from "../../site/create-media.ts";
import type { EditorContent } from "../../sync/content/editor-content.ts";
import type { PictureStorage } from "../../sync/content/picture-storage.ts";
import { createDraftMedia } from "../../sync/content/pictures-in-draft.ts";
import type { EditorState } from "../../sync/state/editor-state.ts";
import { renamedPicture } from "./renamed-picture.ts";

interface PictureSyncOptions {
  readonly store: StoreApi<EditorState>;
  readonly media: StoreApi<Media>;
  readonly content: Pick<EditorContent, "media" | "pictureAt">;
  readonly pictureStorage: PictureStorage;
}

interface PictureSync {
  update(published: EditorContent["media"]): void;
  mediaOf(entries: EntryDocuments): EditorContent["media"];
  pictureAt(address: string): string;
}

/** Before the next render. */
export function syncPictures({ store, media, content, pictureStorage }: PictureSyncOptions): PictureSync {
  const present = content.media as Map<string, MediaMetadata>;
  const published = new Map(present);
  /** By version: an undo may restore a picture that the host has no more. */
  const known = new Map([...published.values()].map((facts) => [facts.version, facts]));
  let mediaOf = createDraftMedia(published, pictureStorage, known);
  let pictureAt = renamedPicture(published, content.pictureAt);
  const follow = (entries: EntryDocuments) => {
    const now = mediaOf(entries);
    if (now.size === present.size && [...now].every(([name, facts]) => present.get(name) === facts)) return;
    present.clear();
    for (const [name, facts] of now) present.set(name, facts);
    media.getState().update();
  };
  follow(store.getState().entries);
  store.subscribe((state, before) => state.entries !== before.entries && follow(state.entries));
  return {
    update(now) {
      for (const facts of now.values()) known.set(facts.version, facts);
      mediaOf = createDraftMedia(now, pictureStorage, known);
      pictureAt = renamedPicture(now, content.pictureAt);
      follow(store.getState().entries);
    },
    mediaOf: (entries) => mediaOf(entries),
    pictureAt: (address) => pictureAt(address),
  };
}
