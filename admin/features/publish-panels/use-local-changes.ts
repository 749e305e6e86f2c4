import { useEffect } from "react";
import { usePublishers } from "../../publish/publishers.ts";
import { useEditorDocument } from "../../sync/store/editor-document.ts";
import { useSync } from "../../sync/sync.ts";

export function useLocalChanges(): void {
  const { localPublishing } = usePublishers();
  const { host } = useSync();
  const { store } = useEditorDocument();
  useEffect(() => {
    if (!localPublishing) return undefined;
    const look = () => void localPublishing.getState().refresh();
    look();
    addEventListener("focus", look);
    const stops = [
      () => removeEventListener("focus", look),
      host.onSiteChanged((changes) => changes.includes("content") && look()),
      store.subscribe(({ saving }, before) => {
        if (before.saving.state === "saving" && saving.state !== "saving") look();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [localPublishing, host, store]);
}
