import { type ReactNode, useEffect, useState } from "react";
import { useStore } from "zustand";
import { formatDateTime } from "../../../editing/labels/format-value.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { usePublishing } from "../../publish/publishers.ts";
import { useRemoteDrafts } from "../../remote-drafts/remote-drafts-context.ts";
import type { ArchivedDraft } from "../../sync/drafts/draft-storage.ts";
import { useEditor } from "../../sync/store/editor-document.ts";
import { useSync } from "../../sync/sync.ts";
import { downloadText } from "../../ui/browser/download-text.ts";
import { Button } from "../../ui/button.tsx";
import { lazy } from "../../ui/lazy.tsx";
import type { Commands } from "../../view/commands.ts";
import { useView } from "../../view/workspace.ts";
import { publishing } from "../parts/lazy-parts.ts";

const WorkBar = lazy(publishing, "WorkBar", "note");

interface WorkBarsProps {
  readonly commands: Commands;
  readonly archived: readonly ArchivedDraft[];
  readonly onTakeOver: () => void;
  readonly onForget: (archived: ArchivedDraft) => void;
}

/** What has to be known about the work as long as it is so, each in a bar of its own. */
export function WorkBars({ commands, archived, onTakeOver, onForget }: WorkBarsProps) {
  const { drafts, host } = useSync();
  const keeping = useStore(drafts.status, (state) => state.state);
  const readOnly = useEditor((state) => state.readOnly);
  const changed = useEditor((state) => state.changedText !== undefined && state.saving.state !== "conflict");
  const compare = useEditor((state) => state.compare);
  const unplaced = useEditor((state) => state.unplaced.length);
  const progress = usePublishing((state) => state.progress);
  const showPanel = useView((view) => view.showPanel);
  const isLost = useIsServerGone();
  const remoteDrafts = useRemoteDrafts();
  const exporting = <Button onClick={commands.exportText}>{messages.shell.exportAll}</Button>;
  return (
    <div className="work-bars" role="status">
      {readOnly !== undefined && (
        <Bar words={readOnly}>
          <Button onClick={onTakeOver}>{messages.bars.takeOver}</Button>
        </Bar>
      )}
      {isLost && readOnly === undefined && <Bar words={messages.bars.serverGone} />}
      {keeping === "refused" && (
        <Bar words={messages.bars.keepsNothing({ canSave: host.kind !== "static" })}>{exporting}</Bar>
      )}
      {keeping === "lost" && <Bar words={messages.bars.takenOver}>{exporting}</Bar>}
      {changed && readOnly === undefined && (
        <Bar words={messages.bars.changedOnDisk}>
          <Button onClick={compare}>{messages.bars.lookAtBoth}</Button>
        </Bar>
      )}
      {remoteDrafts && <WorkBar drafts={remoteDrafts} />}
      {progress?.kind === "failed" && (
        <Bar words={messages.publishing.notBuilt}>
          {progress.address && (
            <a
              className="button button-quiet"
              href={progress.address}
              target="_blank"
              rel="noreferrer noopener"
            >
              {messages.publishing.lookWhy}
            </a>
          )}
        </Bar>
      )}
      {unplaced > 0 && (
        <Bar words={messages.bars.unplaced({ count: unplaced })}>
          <Button onClick={() => showPanel("changes")}>{messages.bars.lookAt({ count: unplaced })}</Button>
        </Bar>
      )}
      {archived.map((left) => (
        <Bar
          key={left.at}
          words={messages.bars.archived({ moment: formatDateTime(left.at), reason: left.reason })}
        >
          <Button onClick={() => downloadText("unsaved-changes.json", JSON.stringify(left.draft, null, 2))}>
            {messages.bars.download}
          </Button>
          <Button tone="danger" onClick={() => onForget(left)}>
            {messages.bars.remove}
          </Button>
        </Bar>
      ))}
    </div>
  );
}

function Bar({ words, children }: { readonly words: string; readonly children?: ReactNode }) {
  return (
    <div className="work-bar">
      <p>{words}</p>
      {children && <div>{children}</div>}
    </div>
  );
}

function useIsServerGone(): boolean {
  const { host } = useSync();
  const [isGone, setGone] = useState(false);
  useEffect(() => host.onConnection?.((isConnected) => setGone(!isConnected)), [host]);
  return isGone;
}
