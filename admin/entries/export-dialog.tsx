import { useId, useState } from "react";
import { downloadBlob } from "../download-blob.ts";
import { isPictureFile } from "../edits/picture-file.ts";
import { type ArchiveChoice, archivedFiles, deletedFiles, zipOf } from "../export/site-archive.ts";
import { Button } from "../kit/button.tsx";
import { ChoiceCard } from "../kit/choice-card.tsx";
import { Dialog } from "../kit/dialog.tsx";
import { messages } from "../messages/messages.ts";
import { useEditor, useSession } from "../session-context.ts";

/** Hands entries over as a zip: where there is no file to write to, this is the way to publish them. */
export function ExportDialog({ onClose }: { readonly onClose: () => void }) {
  const { store, content, notices } = useSession();
  const changed = useEditor((state) => state.changedEntries().length);
  const all = useEditor((state) => Object.keys(state.entries).filter((file) => !isPictureFile(file)).length);
  const [choice, setChoice] = useState<ArchiveChoice>(changed > 0 ? "changed" : "all");
  const name = useId();
  const files = archivedFiles(store.getState(), choice, content.kept);
  const deleted = deletedFiles(store.getState());
  const hand = async () => {
    downloadBlob("entries.zip", await zipOf(files, new Date()));
    onClose();
    notices.getState().notify({
      title: messages.exports.done,
      text: messages.exports.inZip(files.length),
    });
  };
  const option = (value: ArchiveChoice, words: string, count: number) => (
    <ChoiceCard
      type="radio"
      name={name}
      checked={choice === value}
      disabled={count === 0}
      onChange={() => setChoice(value)}
      title={words}
      help={messages.exports.files(count)}
    />
  );
  return (
    <Dialog
      title={messages.exports.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{messages.form.cancel}</Button>
          <Button tone="primary" disabled={files.length === 0} onClick={hand}>
            {messages.exports.download}
          </Button>
        </>
      }
    >
      <fieldset className="field choice-cards">
        <legend className="field-label">{messages.exports.which}</legend>
        {option("changed", messages.exports.changed, changed - deleted.length)}
        {option("all", messages.exports.all, all)}
      </fieldset>
      <p>
        {messages.exports.unpack} <code>content</code>
        {messages.exports.apart}
      </p>
      {deleted.length > 0 && <p className="field-help">{messages.exports.deleted(deleted.join(", "))}</p>}
    </Dialog>
  );
}
