import { type StoreApi, useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { requiredContext } from "../ui/required-context.ts";
import type { LocalPublishing } from "./create-local-publishing.ts";
import type { Publishing } from "./create-publishing.ts";

/** The ways in which the site can be published from the editor. */
export interface Publishers {
  /** Commits to the site's repository; undefined where saving writes files, or only the draft in the browser. */
  readonly publishing: StoreApi<Publishing> | undefined;
  /** Pushes with the git of the machine that `site dev` runs on. */
  readonly localPublishing: StoreApi<LocalPublishing> | undefined;
}

export const [PublishersContext, usePublishers] = requiredContext<Publishers>("Publishers");

/** A part of the state of the repository; undefined where the site has none. */
export function usePublishing<Value>(select: (state: Publishing) => Value): Value | undefined {
  return useStore(usePublishers().publishing ?? none, (state) => state && select(state as Publishing));
}

/** A part of the state of the machine's own git; undefined where there is no such repository. */
export function useLocalPublishing<Value>(select: (state: LocalPublishing) => Value): Value | undefined {
  return useStore(
    usePublishers().localPublishing ?? none,
    (state) => state && select(state as unknown as LocalPublishing),
  );
}

const none: StoreApi<undefined> = createStore<undefined>(() => undefined);
