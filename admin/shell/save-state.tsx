import { useEditor } from "../session-context.ts";

const states: Readonly<Record<string, string>> = {
  saving: "Saving…",
  kept: "Kept in this browser. Export the file to publish it.",
};

/** What is true of the work right now, in a live region. */
export function SaveState() {
  const saving = useEditor((state) => state.saving.state);
  const refusal = useEditor((state) => state.refusal);
  const changed = useEditor((state) => state.changes().length > 0);
  const settled = changed ? "Not saved yet" : "All changes saved";
  const words = refusal ?? states[saving] ?? settled;
  return (
    <p className={refusal ? "save-state save-state-refusal" : "save-state"} role="status">
      {words}
    </p>
  );
}
