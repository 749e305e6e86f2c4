import { createStore, type StoreApi } from "zustand/vanilla";
import { pictureUrl } from "../../blocks/_kit/picture-attributes.ts";
import { siteAddressOf } from "../../renderer/resolve/links.ts";
import type { MediaFacts } from "../../renderer/resolve/pictures.ts";
import type { EditorContent } from "../host/editor-content.ts";
import type { AddResult, Host, NewPicture } from "../host/host.ts";

/** The pictures of content/media. */
export interface Media {
  readonly media: ReadonlyMap<string, MediaFacts>;
  /** Where a picture can be had in about a width in pixels; nothing for one that is not there. */
  addressOf(name: string, width: number): string;
  /** Shows what the host knows of the pictures by now. */
  follow(): void;
  add(picture: NewPicture): Promise<AddResult>;
}

/** Gives the settings of the site as they are now. */
type SiteSettings = () => Readonly<Record<string, unknown>>;

/** The host's pictures as a store, because they can grow while the editor is open. */
export function createMedia(host: Host, content: EditorContent, site: SiteSettings): StoreApi<Media> {
  return createStore<Media>()((set, get) => {
    const follow = () => set({ media: new Map(content.media) });
    return {
      media: new Map(content.media),
      addressOf(name, width) {
        const facts = get().media.get(name);
        if (!facts) return "";
        const base = siteAddressOf(site().url)?.base ?? "";
        const { version } = facts;
        return content.pictureAt(pictureUrl({ name, version, base }, Math.min(width, facts.width)));
      },
      follow,
      async add(picture) {
        const result = await host.addPicture(picture);
        if (result.kind === "added") follow();
        return result;
      },
    };
  });
}
