import type { ReactNode } from "react";
import { useStore } from "zustand";
import type { Commands } from "../commands.ts";
import { downloadText } from "../download-text.ts";
import type { AsideDraft } from "../drafts/draft-storage.ts";
import { momentWords } from "../drafts/moment-words.ts";
import { Button } from "../kit/button.tsx";
import { useEditor, useSession, useView } from "../session-context.ts";

interface WorkBarsProps {
  readonly commands: Commands;
  readonly aside: readonly AsideDraft[];
  readonly onTakeOver: () => void;
  readonly onForget: (aside: AsideDraft) => void;
}

/** What has to be known about the work as long as it is so, each in a bar of its own. */
export function WorkBars({ commands, aside, onTakeOver, onForget }: WorkBarsProps) {
  const { drafts, host } = useSession();
  const keeping = useStore(drafts.keeping, (state) => state.state);
  const readOnly = useEditor((state) => state.readOnly);
  const changed = useEditor((state) => state.changedText !== undefined && state.saving.state !== "conflict");
  const compare = useEditor((state) => state.compare);
  const unplaced = useEditor((state) => state.unplaced.length);
  const showPanel = useView((view) => view.showPanel);
  const exporting = <Button onClick={commands.exportText}>Export</Button>;
  return (
    <div className="work-bars" role="status">
      {readOnly !== undefined && (
        <Bar words={readOnly}>
          <Button onClick={onTakeOver}>Take over here</Button>
        </Bar>
      )}
      {keeping === "refused" && (
        <Bar
          words={`This browser keeps no drafts: what you do here is gone when the tab is. ${host.kind === "static" ? "Export" : "Export or save"} before you close it.`}
        >
          {exporting}
        </Bar>
      )}
      {keeping === "lost" && (
        <Bar words="Another tab took over before the last changes of this one were kept. They are only here: export them before you close it.">
          {exporting}
        </Bar>
      )}
      {changed && readOnly === undefined && (
        <Bar words="The file has changed on disk since you started. Nothing of yours is lost.">
          <Button onClick={compare}>Look at both versions</Button>
        </Bar>
      )}
      {unplaced > 0 && (
        <Bar
          words={`${unplaced === 1 ? "One of your changes" : `${unplaced} of your changes`} found no place in the file.`}
        >
          <Button onClick={() => showPanel("changes")}>Look at {unplaced === 1 ? "it" : "them"}</Button>
        </Bar>
      )}
      {aside.map((left) => (
        <Bar
          key={left.at}
          words={`Unsaved changes were put aside on ${momentWords(left.at)}. ${left.reason} Nothing of them is lost.`}
        >
          <Button onClick={() => downloadText("unsaved-changes.json", JSON.stringify(left.draft, null, 2))}>
            Download them
          </Button>
          <Button tone="danger" onClick={() => onForget(left)}>
            Delete them
          </Button>
        </Bar>
      ))}
    </div>
  );
}

function Bar({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  return (
    <div className="work-bar">
      <p>{words}</p>
      <div>{children}</div>
    </div>
  );
}
