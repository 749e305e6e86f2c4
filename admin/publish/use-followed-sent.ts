import { useEffect } from "react";
import { fetchDeployed } from "../host/fetch-deployed.ts";
import { useSession } from "../session-context.ts";
import { followSent } from "./follow-sent.ts";

/** Looks how far what was sent has come, as long as the editor is on the screen. */
export function useFollowedSent(): void {
  const { publishing } = useSession();
  useEffect(() => {
    if (!publishing) return undefined;
    return followSent(publishing, {
      deployed: () => fetchDeployed(location.pathname),
      isHidden: () => document.visibilityState === "hidden",
      onVisibility(listener) {
        document.addEventListener("visibilitychange", listener);
        return () => document.removeEventListener("visibilitychange", listener);
      },
      wait(run, ms) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    });
  }, [publishing]);
}
