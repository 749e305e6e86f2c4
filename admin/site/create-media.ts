import { createStore, type StoreApi } from "zustand/vanilla";
import { pictureUrl } from "../../blocks/_kit/pictures/picture-attributes.ts";
import { withBase } from "../../editing/document/picture.ts";
import { siteAddressOf } from "../../renderer/resolve/addresses/links.ts";
import type { MediaMetadata } from "../../renderer/resolve/pictures/pictures.ts";
import type { EditorContent } from "../sync/content/editor-content.ts";
import type { AddResult, NewPicture } from "../sync/content/new-picture.ts";

/** The site's pictures, with those that are only in the draft. */
export interface Media {
  /** By name. */
  readonly media: ReadonlyMap<string, MediaMetadata>;
  /** A copy about `width` pixels wide; empty for a missing picture. */
  addressOf(name: string, width: number): string;
  /** Takes over pictures that have changed outside of the editor or by an edit. */
  update(): void;
  /** Stores the bytes in this browser, and the picture in the draft. */
  add(picture: NewPicture): Promise<AddResult>;
}

type SiteSettings = () => Readonly<Record<string, unknown>>;

interface MediaOptions {
  readonly content: Pick<EditorContent, "media" | "pictureAt">;
  readonly site: SiteSettings;
  readonly add: (picture: NewPicture) => Promise<AddResult>;
}

/** A store, because pictures can be added while the editor is open. */
export function createMedia({ content, site, add: addPicture }: MediaOptions): StoreApi<Media> {
  return createStore<Media>()((set, get) => {
    const update = () => set({ media: new Map(content.media) });
    return {
      media: new Map(content.media),
      addressOf(name, width) {
        const facts = get().media.get(name);
        if (!facts) return "";
        const base = siteAddressOf(site().url)?.base ?? "";
        const { version } = facts;
        const address = pictureUrl({ name, version, base: "" }, Math.min(width, facts.width));
        return withBase(base, content.pictureAt(address));
      },
      update,
      async add(picture) {
        const result = await addPicture(picture);
        if (result.kind === "added") update();
        return result;
      },
    };
  });
}
