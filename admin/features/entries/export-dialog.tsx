import { useId, useState } from "react";
import { isPictureFile } from "../../document/picture-file.ts";
import { messages } from "../../messages/messages.ts";
import { type ArchiveChoice, archivedFiles, deletedFiles, zipOf } from "../../sync/site-archive.ts";
import { useEditor, useEditorDocument } from "../../sync/store/editor-document.ts";
import { Button } from "../../ui/button.tsx";
import { ChoiceCard } from "../../ui/choice-card.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { downloadBlob } from "../../ui/download-blob.ts";
import { useOpenedSite } from "../../workspace/opened-site.ts";
import { useWorkspace } from "../../workspace/workspace.ts";

/** Hands entries over as a zip: where there is no file to write to, this is the way to publish them. */
export function ExportDialog({ onClose }: { readonly onClose: () => void }) {
  const { store } = useEditorDocument();
  const { content } = useOpenedSite();
  const { notices } = useWorkspace();
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
