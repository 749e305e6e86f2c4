import { useEffect } from "react";
import type { StoreApi } from "zustand/vanilla";
import type { Publishing } from "../../publish/create-publishing.ts";
import { usePublishers } from "../../publish/publishers.ts";
import { pendingFiles, type Sent } from "../../sync/content/sent-files.ts";
import { fetchDeployed } from "../../sync/host/fetch-deployed.ts";

/** Looks how far what was sent has come, as long as the editor is on the screen. */
export function useDeploymentStatus(): void {
  const { publishing } = usePublishers();
  useEffect(() => {
    if (!publishing) return undefined;
    return pollDeployment(publishing, {
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

/** How long it waits before it looks again, in milliseconds: longer each time. */
const firstWaitMs = 4000;
const longestWaitMs = 120_000;

interface World {
  readonly deployed: () => Promise<ReadonlyMap<string, string> | undefined>;
  readonly isHidden: () => boolean;
  readonly onVisibility: (listener: () => void) => () => void;
  readonly wait: (run: () => void, ms: number) => () => void;
}

/** Looks how far what was sent has come, until it is live; never in a tab that nobody sees. Gives what stops it. */
export function pollDeployment(publishing: StoreApi<Publishing>, world: World): () => void {
  let waitMs = firstWaitMs;
  let cancel = () => {};
  let isStopped = false;
  let followed: Sent | undefined;
  const look = async (sent: Sent) => {
    const { refresh: ask, updateProgress } = publishing.getState();
    const [state, texts] = await Promise.all([ask().catch(() => undefined), world.deployed()]);
    // Something else may have been sent meanwhile.
    if (isStopped || publishing.getState().sent !== sent) return;
    if (texts && pendingFiles(sent, (file) => texts.get(file)).length === 0) return updateProgress("live");
    if (state) updateProgress(state);
    next();
  };
  const next = () => {
    cancel();
    const { sent } = publishing.getState();
    if (!sent || world.isHidden()) return;
    cancel = world.wait(() => void look(sent), waitMs);
    waitMs = Math.min(waitMs * 1.4, longestWaitMs);
  };
  const begin = () => {
    waitMs = firstWaitMs;
    next();
  };
  const stops = [
    publishing.subscribe(({ sent }) => {
      if (sent === followed) return;
      followed = sent;
      begin();
    }),
    world.onVisibility(begin),
  ];
  followed = publishing.getState().sent;
  begin();
  return () => {
    isStopped = true;
    cancel();
    for (const stop of stops) stop();
  };
}
