import { type StoreApi, useStore } from "zustand";
import type { MediaMetadata } from "../../../renderer/resolve/pictures/pictures.ts";
import { requiredContext } from "../../ui/browser/required-context.ts";
import type { Media } from "./create-media.ts";
import type { Uploads } from "./create-uploads.ts";

export interface MediaStores {
  readonly media: StoreApi<Media>;
  readonly uploads: StoreApi<Uploads>;
  readonly updatePictures: ((media: ReadonlyMap<string, MediaMetadata>) => void) | undefined;
}

export const [MediaContext, useMediaStores] = requiredContext<MediaStores>("Media");

export function useMedia<Value>(select: (state: Media) => Value): Value {
  return useStore(useMediaStores().media, select);
}
