import { createStore, type StoreApi } from "zustand/vanilla";
import type { IconSource } from "../../renderer/resolve/icons.ts";
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

/** The icons as resolve looks for them; one that is not here yet is empty until all are. */
export function iconSourceOf(icons: StoreApi<Icons>, names: readonly string[]): IconSource {
  const known = new Set(names);
  return {
    names: () => names,
    get(name) {
      const { drawings, loadAll } = icons.getState();
      if (Object.hasOwn(drawings, name)) return drawings[name];
      if (!known.has(name)) return undefined;
      loadAll();
      return { name, body: "", viewBox: "0 0 24 24", stroke: true };
    },
  };
}
