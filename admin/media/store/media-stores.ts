import { type StoreApi, useStore } from "zustand";
import type { MediaFacts } from "../../../renderer/resolve/pictures.ts";
import { requiredContext } from "../../ui/required-context.ts";
import type { Media } from "./create-media.ts";
import type { Uploads } from "./create-uploads.ts";

/** The pictures of the site, and those that are being added. */
export interface MediaStores {
  readonly media: StoreApi<Media>;
  readonly uploads: StoreApi<Uploads>;
  /** Takes over the pictures as the host has them now; undefined where the editor edits no pictures. */
  readonly meetPictures: ((media: ReadonlyMap<string, MediaFacts>) => void) | undefined;
}

export const [MediaContext, useMediaStores] = requiredContext<MediaStores>("Media");

/** A part of the pictures of content/media. */
export function useMedia<Value>(select: (state: Media) => Value): Value {
  return useStore(useMediaStores().media, select);
}
