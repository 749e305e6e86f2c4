import { createStore, type StoreApi } from "zustand/vanilla";
import type { IconSource } from "../../renderer/resolve/pictures/icons.ts";
import type { IconDrawing } from "../../schema/fields/resolved.ts";

/** The drawings of icons, loaded when one is needed that the site does not use yet. */
export interface Icons {
  /** By name; at first only those that the site uses. */
  readonly drawings: Readonly<Record<string, IconDrawing>>;
  /** Loads the drawings of all icons. After a failure, the next call tries again. */
  loadAll(): void;
}

interface IconsOptions {
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
          // Until the next attempt, icons have no drawings.
          isAsked = false;
        },
      );
    },
  }));
}

/** For resolve: an icon is empty until all are loaded. */
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
