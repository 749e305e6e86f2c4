import { useStore } from "zustand";
import { useEditor, useSession } from "../session-context.ts";

/** What is true of the work right now, in a live region. */
export function SaveState() {
  const { drafts, host } = useSession();
  const saving = useEditor((state) => state.saving);
  const refusal = useEditor((state) => state.refusal);
  const readOnly = useEditor((state) => state.readOnly);
  const changed = useEditor((state) => state.isChanged());
  const keeping = useStore(drafts.keeping, (state) => state.state);
  const words = () => {
    if (refusal !== undefined) return refusal;
    if (readOnly !== undefined) return "Read only";
    if (saving.state === "saving") return "Saving…";
    if (saving.state === "failed") return `Not saved. ${saving.reason}`;
    if (host.kind === "static") return changed ? staticWords[keeping] : "Nothing changed";
    return changed ? devWords[keeping] : "All changes saved";
  };
  const isWrong = refusal !== undefined || (changed && keeping === "refused") || saving.state === "failed";
  return (
    <p className={isWrong ? "save-state save-state-refusal" : "save-state"} role="status">
      {words()}
    </p>
  );
}

const devWords = {
  kept: "Not saved yet, draft kept",
  behind: "Not saved yet, keeping a draft…",
  refused: "Not saved, and no draft can be kept",
  lost: "Not saved, and the draft is another tab's",
} as const;

const staticWords = {
  kept: "Draft kept in this browser",
  behind: "Keeping a draft in this browser…",
  refused: "No draft can be kept: export before you leave",
  lost: "The draft is another tab's",
} as const;
