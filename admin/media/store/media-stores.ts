import { type StoreApi, useStore } from "zustand";
import type { MediaMetadata } from "../../../renderer/resolve/pictures/pictures.ts";
import { requiredContext } from "../../ui/browser/required-context.ts";
import type { Media } from "./create-media.ts";
import type { Uploads } from "./create-uploads.ts";

/** The pictures of the site, and those that are being added. */
export interface MediaStores {
  readonly media: StoreApi<Media>;
  readonly uploads: StoreApi<Uploads>;
  /** Called with the site's pictures when the server's files have changed; undefined where pictures can't be edited. */
  readonly updatePictures: ((media: ReadonlyMap<string, MediaMetadata>) => void) | undefined;
}

export const [MediaContext, useMediaStores] = requiredContext<MediaStores>("Media");

export function useMedia<Value>(select: (state: Media) => Value): Value {
  return useStore(useMediaStores().media, select);
}
