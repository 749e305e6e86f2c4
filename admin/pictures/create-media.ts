import { createStore, type StoreApi } from "zustand/vanilla";
import { pictureUrl } from "../../blocks/_kit/picture-attributes.ts";
import type { MediaFacts } from "../../renderer/resolve/pictures.ts";
import type { EditorContent } from "../host/editor-content.ts";
import type { AddResult, DescribeResult, Host, NewPicture, PictureDescription } from "../host/host.ts";
import {
  type DescriptionDraft,
  type DescriptionDrafts,
  descriptionOf,
  unsavedDrafts,
  wordsOf,
} from "./description-draft.ts";

/** The pictures of content/media, and what is being written about them. */
export interface Media {
  readonly media: ReadonlyMap<string, MediaFacts>;
  /** Descriptions that were typed and are not saved yet. */
  readonly drafts: DescriptionDrafts;
  /** Where a picture can be had in about a width in pixels; nothing for one that is not there. */
  addressOf(name: string, width: number): string;
  /** Shows what the host knows of the pictures by now. */
  follow(): void;
  add(picture: NewPicture): Promise<AddResult>;
  /** Keeps a description that is being typed; without one, forgets it. */
  draft(name: string, description: PictureDescription | undefined): void;
  /** Forgets what was typed about a picture, or about all; gives what brings it back. */
  discard(name?: string): () => void;
  /** Saves the description that was typed; one that can't be saved says why. */
  describe(name: string): Promise<DescribeResult["kind"]>;
}

/** The host's pictures as a store, because they can grow while the editor is open; with what an earlier session had typed. */
export function createMedia(
  host: Host,
  content: EditorContent,
  earlier: DescriptionDrafts = new Map(),
): StoreApi<Media> {
  return createStore<Media>()((set, get) => {
    const sending = new Map<string, Promise<DescribeResult["kind"]>>();
    const follow = () =>
      set(({ drafts }) => ({
        media: new Map(content.media),
        drafts: unsavedDrafts(drafts, content.media),
      }));
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
    const send = async (name: string, draft: DescriptionDraft): Promise<DescribeResult["kind"]> => {
      const { description, known } = draft;
      const isEmpty = "alt" in description && description.alt.trim() === "";
      const result: DescribeResult = isEmpty
        ? { kind: "failed", reason: noWords }
        : await host.describePicture({ name, description, known });
      const typed = get().drafts.get(name)?.description;
      // Unless it was given up meanwhile.
      if (typed && result.kind === "failed")
        keep(name, { ...draft, description: typed, reason: result.reason });
      // What somebody else has written is known from now on; saving once more writes over it.
      else if (typed && result.kind === "changed")
        keep(name, { description: typed, known: result.description, reason: changed(result.description) });
      else if (typed)
        keep(name, typed === description ? undefined : { description: typed, known: description });
      follow();
      return result.kind;
    };
    return {
      media: new Map(content.media),
      drafts: unsavedDrafts(earlier, content.media),
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
        const { drafts } = get();
        const known = drafts.has(name) ? drafts.get(name)?.known : knownOf(name);
        keep(name, description && { description, known });
      },
      discard(name) {
        const { drafts } = get();
        const isGone = (other: string) => name === undefined || other === name;
        const gone = [...drafts].filter(([other]) => isGone(other));
        set({ drafts: new Map([...drafts].filter(([other]) => !isGone(other))) });
        return () => set((now) => ({ drafts: new Map([...now.drafts, ...gone]) }));
      },
      async describe(name) {
        const draft = get().drafts.get(name);
        if (!draft) return "described";
        // A second press of the button finds the first one on its way.
        const sent = sending.get(name) ?? send(name, draft).finally(() => sending.delete(name));
        sending.set(name, sent);
        return sent;
      },
    };
  });
}

const noWords = "It has no words yet. Say what the picture shows, or call it decorative.";

function changed(theirs: PictureDescription | undefined): string {
  const says = theirs && "decorative" in theirs ? "that it is decorative" : `“${wordsOf(theirs)}”`;
  return `Somebody else has changed it meanwhile. It says ${theirs ? says : "nothing"} now; save again to write yours over it.`;
}
