import { type StoreApi, useStore } from "zustand";
import { requiredContext } from "../ui/browser/required-context.ts";
import type { RemoteDrafts } from "./create-remote-drafts.ts";

/** Empty until it has been loaded, and where the site keeps no drafts on its host. */
export type CurrentRemoteDrafts = StoreApi<{ readonly drafts: StoreApi<RemoteDrafts> | undefined }>;

export const [RemoteDraftsContext, useCurrentRemoteDrafts] =
  requiredContext<CurrentRemoteDrafts>("RemoteDrafts");

export function useRemoteDrafts(): StoreApi<RemoteDrafts> | undefined {
  return useStore(useCurrentRemoteDrafts(), ({ drafts }) => drafts);
}
