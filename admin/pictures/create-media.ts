import { createStore, type StoreApi } from "zustand/vanilla";
import { pictureUrl } from "../../blocks/_kit/picture-attributes.ts";
import type { MediaFacts } from "../../renderer/resolve/pictures.ts";
import type { EditorContent } from "../host/editor-content.ts";
import type { AddResult, DescribeResult, Host, NewPicture, PictureDescription } from "../host/host.ts";

/** A description that is being typed, and the one that it started from. */
export interface DescriptionDraft {
  readonly description: PictureDescription;
  readonly known: PictureDescription | undefined;
}

/** The pictures of content/media, and what is being written about them. */
export interface Media {
  readonly media: ReadonlyMap<string, MediaFacts>;
  /** Descriptions that were typed and are not saved yet. */
  readonly drafts: ReadonlyMap<string, DescriptionDraft>;
  /** Where a picture can be had in about a width in pixels; nothing for one that is not there. */
  addressOf(name: string, width: number): string;
  /** Shows what the host knows of the pictures by now. */
  follow(): void;
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
    const keep = (name: string, draft: DescriptionDraft | undefined) => {
      const drafts = new Map(get().drafts);
      if (draft) drafts.set(name, draft);
      else drafts.delete(name);
      set({ drafts });
    };
    const knownOf = (name: string) => {
      const facts = get().media.get(name);
      return facts && descriptionOf(facts);
    };
    return {
      media: new Map(content.media),
      drafts: new Map(),
      addressOf(name, width) {
        const facts = get().media.get(name);
        if (!facts) return "";
        return content.pictureAt(pictureUrl({ name, version: facts.version }, Math.min(width, facts.width)));
      },
      follow,
      async add(picture) {
        const result = await host.addPicture(picture);
        if (result.kind === "added") follow();
        return result;
      },
      draft(name, description) {
        const known = get().drafts.has(name) ? get().drafts.get(name)?.known : knownOf(name);
        keep(name, description && { description, known });
      },
      async describe(name) {
        const draft = get().drafts.get(name);
        if (!draft) return undefined;
        const result = await host.describePicture({ name, ...draft });
        if (result.kind === "failed") return result;
        follow();
        const { description } = get().drafts.get(name) ?? draft;
        const isSaved = result.kind === "described" && description === draft.description;
        // What somebody else has written is known from now on; saving once more writes over it.
        keep(name, isSaved ? undefined : { description, known: result.description });
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
