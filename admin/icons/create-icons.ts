import { createStore, type StoreApi } from "zustand/vanilla";
import type { IconDrawing } from "../../schema/resolved.ts";

/** The drawings of icons, as far as they are here. */
export interface Icons {
  readonly drawings: Readonly<Record<string, IconDrawing>>;
  /** Fetches those of all names; once. */
  loadAll(): void;
}

interface IconsOptions {
  /** Those that the site and its blocks use. */
  readonly drawings: Icons["drawings"];
  readonly load: () => Promise<Icons["drawings"]>;
}

export function createIcons({ drawings, load }: IconsOptions): StoreApi<Icons> {
  let isAsked = false;
  return createStore<Icons>()((set) => ({
    drawings,
    loadAll() {
      if (isAsked) return;
      isAsked = true;
      load().then(
        (all) => set({ drawings: { ...all, ...drawings } }),
        () => {
          // Without an answer there are names without drawings; the next one who looks asks again.
          isAsked = false;
        },
      );
    },
  }));
}
