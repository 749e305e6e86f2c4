import { useEditor } from "../session-context.ts";

/** What is true of the work right now, in a live region. */
export function SaveState() {
  const saving = useEditor((state) => state.saving.state);
  const refusal = useEditor((state) => state.refusal);
  const changed = useEditor((state) => state.changes().length > 0);
  const words =
    saving === "saving" ? "Saving…" : (refusal ?? (changed ? "Not saved yet" : "All changes saved"));
  return (
    <p className={refusal ? "save-state save-state-refusal" : "save-state"} role="status">
      {words}
    </p>
  );
}
