import { useEffect } from "react";
import { whenIdle } from "../ui/browser/when-idle.ts";
import type { OpenedEditor } from "./open-editor.ts";
import { publishing as publishingCode } from "./parts/lazy-parts.ts";

export function useRemoteWork(opened: OpenedEditor, onReopen: () => void): void {
  useEffect(() => {
    const { editor, site, sync, publishers, workspace, remoteDrafts: current } = opened;
    const { publishing } = publishers;
    if (!publishing || publishing.getState().settings.drafts === false) return undefined;
    let stop: (() => void) | undefined;
    let isOver = false;
    const start = ({ startWork }: Awaited<ReturnType<typeof publishingCode.load>>) => {
      const { content, schemas, migrations } = site;
      const { view, notices } = workspace;
      const parts = { store: editor.store, sync, publishing, content, schemas, migrations, current };
      if (!isOver) stop = startWork({ ...parts, view, notices, onReopen });
    };
    // Without it, what is unpublished is in this browser as ever.
    const cancel = whenIdle(() => void publishingCode.load().then(start, () => undefined));
    return () => {
      isOver = true;
      cancel();
      stop?.();
    };
  }, [opened, onReopen]);
}
