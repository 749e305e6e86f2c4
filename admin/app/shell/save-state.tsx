import { useEffect } from "react";
import { useStore } from "zustand";
import { messages } from "../../messages/messages.ts";
import type { Progress } from "../../publish/create-publishing.ts";
import { formatTime } from "../../publish/describe-failure.ts";
import { usePublishers, usePublishing } from "../../publish/publishers.ts";
import { useEditor } from "../../sync/store/editor-document.ts";
import { useAutosavedCount, useSync } from "../../sync/sync.ts";
import { useWorkspace } from "../../workspace/workspace.ts";

export function SaveState() {
  const { drafts, host } = useSync();
  const { notices } = useWorkspace();
  const { publishing } = usePublishers();
  const saving = useEditor((state) => state.saving);
  const editError = useEditor((state) => state.editError);
  const readOnly = useEditor((state) => state.readOnly);
  const autosaved = useAutosavedCount();
  const changed = useEditor((state) => state.isChanged()) || autosaved > 0;
  const keeping = useStore(drafts.status, (state) => state.state);
  const isOnlyHere = changed && (keeping === "refused" || keeping === "lost");
  const progress = usePublishing((state) => state.progress);
  // What was undone since needs no saving.
  const hasFailed = saving.state === "failed" && changed;
  const isTold = hasFailed || saving.state === "left-out" || saving.state === "saving";
  useEffect(() => {
    if (!isTold) notices.getState().dismissAbout("saving");
  }, [isTold, notices]);
  const words = () => {
    if (editError !== undefined) return editError;
    if (readOnly !== undefined) return messages.saving.readOnly;
    if (saving.state === "saving") return publishing ? messages.publishing.sending : messages.saving.saving;
    if (hasFailed && saving.partly) return messages.outcomes.partlySaved;
    if (saving.state === "left-out") {
      const what = fewNames(saving.names);
      if (!saving.isWritten) return messages.saving.keptAsDraft({ what });
      return publishing ? messages.publishing.sentBut({ what }) : messages.saving.leftOut({ what });
    }
    if (hasFailed) return publishing ? saving.reason : messages.saving.failed({ reason: saving.reason });
    if (!changed && publishing) return progressWords(progress);
    if (!changed) return host.kind === "static" ? messages.saving.nothingChanged : messages.saving.allSaved;
    if (isOnlyHere) return messages.saving.noDraft;
    return host.kind === "static" ? messages.saving.notPublished : messages.saving.notSaved;
  };
  const said = words();
  const isWrong = editError !== undefined || isOnlyHere || hasFailed;
  const place = host.kind === "static" ? messages.saving.draftHere : messages.saving.draftKept;
  return (
    <p
      className={isWrong ? "save-state save-state-refusal" : "save-state"}
      title={hasFailed ? saving.reason : said}
    >
      <span role="status">{said}</span>
      {/* Not announced: it comes and goes with every word that is typed. */}
      {(said === messages.saving.notPublished || said === messages.saving.notSaved) &&
        keeping === "kept" &&
        place}
    </p>
  );
}

function fewNames(names: readonly string[]): string {
  const [first = ""] = names;
  return names.length <= 2
    ? names.join(", ")
    : messages.saving.andMore({ name: first, more: names.length - 1 });
}

function progressWords(progress: Progress | undefined): string {
  const { states } = messages.publishing;
  if (!progress) return states.nothing;
  return progress.kind === "live" ? states.live({ time: formatTime(progress.at) }) : states[progress.kind];
}
