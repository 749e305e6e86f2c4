import { useStore } from "zustand";
import { useEditor, usePendingCount, useSession } from "../session-context.ts";

/** What is true of the work right now, in a live region. */
export function SaveState() {
  const { drafts, host } = useSession();
  const saving = useEditor((state) => state.saving);
  const refusal = useEditor((state) => state.refusal);
  const readOnly = useEditor((state) => state.readOnly);
  const pending = usePendingCount();
  const changed = useEditor((state) => state.isChanged()) || pending > 0;
  const keeping = useStore(drafts.keeping, (state) => state.state);
  const isOnlyHere = changed && (keeping === "refused" || keeping === "lost");
  const words = () => {
    if (refusal !== undefined) return refusal;
    if (readOnly !== undefined) return "Read only";
    if (saving.state === "saving") return "Saving…";
    if (saving.state === "failed") return `${saving.partly ? "" : "Not saved. "}${saving.reason}`;
    if (!changed) return host.kind === "static" ? "Nothing changed" : "All changes saved";
    if (isOnlyHere) return "Not saved, and no draft can be kept";
    return host.kind === "static" ? "Not published yet" : "Not saved yet";
  };
  const said = words();
  const isWrong = refusal !== undefined || isOnlyHere || saving.state === "failed";
  const place = host.kind === "static" ? ", draft in this browser" : ", draft kept";
  return (
    <p className={isWrong ? "save-state save-state-refusal" : "save-state"} title={said}>
      <span role="status">{said}</span>
      {/* Not announced: it comes and goes with every word that is typed. */}
      {said.endsWith("yet") && keeping === "kept" && place}
    </p>
  );
}
