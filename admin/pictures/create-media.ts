import { createStore, type StoreApi } from "zustand/vanilla";
import { pictureUrl } from "../../blocks/_kit/picture-attributes.ts";
import type { MediaFacts } from "../../renderer/resolve/pictures.ts";
import type { EditorContent } from "../host/editor-content.ts";
import type { AddResult, DescribeResult, Host, NewPicture, PictureDescription } from "../host/host.ts";

/** The pictures of content/media, and what is being written about them. */
export interface Media {
  readonly media: ReadonlyMap<string, MediaFacts>;
  /** Descriptions that were typed and are not saved yet. */
  readonly drafts: ReadonlyMap<string, PictureDescription>;
  /** Where a picture can be had in about a width in pixels; nothing for one that is not there. */
  addressOf(name: string, width: number): string;
  add(picture: NewPicture): Promise<AddResult>;
  /** Keeps a description that is being typed; without one, forgets it. */
  draft(name: string, description: PictureDescription | undefined): void;
  /** Saves the description that was typed. */
  describe(name: string): Promise<DescribeResult | undefined>;
}

/** The host's pictures as a store, because they can grow while the editor is open. */
export function createMedia(host: Host, content: EditorContent): StoreApi<Media> {
  return createStore<Media>()((set, get) => {
    const follow = () => set({ media: new Map(content.media) });
    const draft = (name: string, description: PictureDescription | undefined) => {
      const drafts = new Map(get().drafts);
      if (description) drafts.set(name, description);
      else drafts.delete(name);
      set({ drafts });
    };
    return {
      media: new Map(content.media),
      drafts: new Map(),
      addressOf(name, width) {
        const facts = get().media.get(name);
        if (!facts) return "";
        return content.pictureAt(pictureUrl({ name, version: facts.version }, Math.min(width, facts.width)));
      },
      async add(picture) {
        const result = await host.addPicture(picture);
        if (result.kind === "added") follow();
        return result;
      },
      draft,
      async describe(name) {
        const { media, drafts } = get();
        const description = drafts.get(name);
        const facts = media.get(name);
        if (!description || !facts) return undefined;
        const result = await host.describePicture({ name, description, known: descriptionOf(facts) });
        if (result.kind !== "failed") follow();
        if (result.kind === "described" && get().drafts.get(name) === description) draft(name, undefined);
        return result;
      },
    };
  });
}

/** What is said of a picture, if anything is. */
export function descriptionOf({ alt, decorative }: MediaFacts): PictureDescription | undefined {
  if (decorative) return { decorative };
  return alt?.trim() ? { alt } : undefined;
}
