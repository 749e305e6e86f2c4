import type { StoreApi } from "zustand/vanilla";
import type { MediaFacts } from "../../renderer/resolve/pictures.ts";
import type { KeptPictures } from "../drafts/kept-pictures.ts";
import type { EditorState } from "../edits/editor-state.ts";
import type { EntryDocuments } from "../edits/site-document.ts";
import type { EditorContent } from "../host/editor-content.ts";
import type { Media } from "./create-media.ts";
import { createDraftMedia } from "./pictures-in-draft.ts";

interface FollowOptions {
  readonly store: StoreApi<EditorState>;
  readonly media: StoreApi<Media>;
  /** Its pictures are from now on those of the draft. */
  readonly content: Pick<EditorContent, "media">;
  readonly kept: KeptPictures;
}

/** Shows the pictures as they are in the draft, from before the next screen that is drawn. */
export function followPictures({ store, media, content, kept }: FollowOptions): void {
  const present = content.media as Map<string, MediaFacts>;
  const mediaOf = createDraftMedia(new Map(present), kept);
  const follow = (entries: EntryDocuments) => {
    const now = mediaOf(entries);
    if (now.size === present.size && [...now].every(([name, facts]) => present.get(name) === facts)) return;
    present.clear();
    for (const [name, facts] of now) present.set(name, facts);
    media.getState().follow();
  };
  follow(store.getState().entries);
  store.subscribe((state, before) => state.entries !== before.entries && follow(state.entries));
}
