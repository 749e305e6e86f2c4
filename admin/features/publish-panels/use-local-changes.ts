import { useEffect } from "react";
import { useSession } from "../../workspace/session-context.ts";

/** Knows what git has to send: when the editor opens, when files change, and when somebody comes back to it. */
export function useLocalChanges(): void {
  const { localPublishing, host, store } = useSession();
  useEffect(() => {
    if (!localPublishing) return undefined;
    const look = () => void localPublishing.getState().look();
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
