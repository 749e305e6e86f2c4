import { useEffect, useReducer } from "react";
import { type StoreApi, useStore } from "zustand";
import { messages } from "../../../editing/messages/messages.ts";
import { usePublishing } from "../../publish/publishers.ts";
import type { RemoteDrafts } from "../../remote-drafts/create-remote-drafts.ts";
import { hasChanges } from "../../sync/state/selectors.ts";
import { useEditor } from "../../sync/store/editor-document.ts";
import { useAutosavedCount } from "../../sync/sync.ts";
import { Button } from "../../ui/button.tsx";
import { useView } from "../../view/workspace.ts";
import { describeWork } from "./describe-work.ts";

const refreshMs = 30_000;

export function useWorkWords(drafts: StoreApi<RemoteDrafts>): string | undefined {
  const state = useStore(drafts, ({ now }) => now);
  const host = usePublishing(({ settings }) => settings.host) ?? "github";
  const isChanged = useEditor((state) => hasChanges(state) || state.unplaced.length > 0);
  const autosaved = useAutosavedCount();
  const [, refresh] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const timer = setInterval(refresh, refreshMs);
    return () => clearInterval(timer);
  }, []);
  const isUnpublished = isChanged || autosaved > 0;
  return describeWork(state, { host: messages.publishing.hosts[host], isUnpublished, now: Date.now() });
}

export function WorkLocation({ drafts }: { readonly drafts: StoreApi<RemoteDrafts> }) {
  const showPanel = useView((view) => view.showPanel);
  const words = useWorkWords(drafts);
  if (words === undefined) return null;
  return (
    <Button tone="plain" className="work-location" title={words} onClick={() => showPanel("work")}>
      {words}
    </Button>
  );
}
