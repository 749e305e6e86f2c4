import { useEffect } from "react";
import { lazyModule } from "../ui/browser/lazy-module.ts";
import { whenIdle } from "../ui/browser/when-idle.ts";
import type { OpenedEditor } from "./open-editor.ts";

const work = lazyModule(
  async () => (await import("../features/remote-work/start-work.ts")).startWork,
  "on-demand",
);

export function useRemoteWork(opened: OpenedEditor, onReopen: () => void): void {
  useEffect(() => {
    const { editor, site, sync, publishers, workspace, remoteDrafts: current } = opened;
    const { publishing } = publishers;
    if (!publishing || publishing.getState().settings.drafts === false) return undefined;
    let stop: (() => void) | undefined;
    let isOver = false;
    const start = () => {
      const { content, schemas, migrations } = site;
      const { view, notices } = workspace;
      const parts = { store: editor.store, sync, publishing, content, schemas, migrations, current };
      if (!isOver) stop = work.value()?.({ ...parts, view, notices, onReopen });
    };
    // Without it, what is unpublished is in this browser as ever.
    const cancel = whenIdle(() => void work.load().then(start, () => undefined));
    return () => {
      isOver = true;
      cancel();
      stop?.();
    };
  }, [opened, onReopen]);
}
