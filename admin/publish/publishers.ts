import { type StoreApi, useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { requiredContext } from "../ui/browser/required-context.ts";
import type { LocalPublishing } from "./create-local-publishing.ts";
import type { Publishing } from "./create-publishing.ts";

/** How the site is published; at most one of them is defined. */
export interface Publishers {
  /** To the repository of a static site; undefined if the site has none, and in `site dev`. */
  readonly publishing: StoreApi<Publishing> | undefined;
  /** By a push from `site dev`; undefined on a static host. */
  readonly localPublishing: StoreApi<LocalPublishing> | undefined;
}

export const [PublishersContext, usePublishers] = requiredContext<Publishers>("Publishers");

export function usePublishing<Value>(select: (state: Publishing) => Value): Value | undefined {
  return useStore(usePublishers().publishing ?? none, (state) => state && select(state as Publishing));
}

export function useLocalPublishing<Value>(select: (state: LocalPublishing) => Value): Value | undefined {
  return useStore(
    usePublishers().localPublishing ?? none,
    (state) => state && select(state as unknown as LocalPublishing),
  );
}

const none: StoreApi<undefined> = createStore<undefined>(() => undefined);
