import { useId, useState } from "react";
import { downloadBlob } from "../download-blob.ts";
import { Button } from "../kit/button.tsx";
import { Dialog } from "../kit/dialog.tsx";
import { useEditor, useSession } from "../session-context.ts";
import { type ArchiveChoice, archivedFiles, deletedFiles, zipOf } from "./entry-archive.ts";

/** Hands entries over as a zip: where there is no file to write to, this is the way to publish them. */
export function ExportDialog({ onClose }: { readonly onClose: () => void }) {
  const { store, notices } = useSession();
  const changed = useEditor((state) => state.changedEntries().length);
  const all = useEditor((state) => Object.keys(state.entries).length);
  const [choice, setChoice] = useState<ArchiveChoice>(changed > 0 ? "changed" : "all");
  const name = useId();
  const files = archivedFiles(store.getState(), choice);
  const deleted = deletedFiles(store.getState());
  const hand = async () => {
    downloadBlob("entries.zip", await zipOf(files, new Date()));
    onClose();
    notices.getState().notify({
      title: "Entries exported",
      text: `${files.length === 1 ? "One file is" : `${files.length} files are`} in entries.zip.`,
    });
  };
  const option = (value: ArchiveChoice, words: string, count: number) => (
    <label className="choice-card">
      <input
        type="radio"
        name={name}
        checked={choice === value}
        disabled={count === 0}
        onChange={() => setChoice(value)}
      />
      <span>
        {words}
        <small>{count === 1 ? "1 file" : `${count} files`}</small>
      </span>
    </label>
  );
  return (
    <Dialog
      title="Export entries"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" disabled={files.length === 0} onClick={hand}>
            Download entries.zip
          </Button>
        </>
      }
    >
      <fieldset className="field choice-cards">
        <legend className="field-label">Which ones</legend>
        {option("changed", "Only those that you have changed", changed - deleted.length)}
        {option("all", "All of them", all)}
      </fieldset>
      <p>
        Whoever looks after the site unpacks the file in the site’s folder, where it puts each entry in its
        place below <code>content</code>, and publishes the site again. The settings and pages are exported
        apart, with Export at the top.
      </p>
      {deleted.length > 0 && (
        <p className="field-help">
          These were deleted, which a zip can’t say: {deleted.join(", ")}. Ask for them to be deleted too.
        </p>
      )}
    </Dialog>
  );
}
