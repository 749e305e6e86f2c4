import { useId, useState } from "react";
import { type PictureTarget, valueWith } from "../../../editing/document/picture-target.ts";
import { siteLanguages } from "../../../editing/document/site-document.ts";
import { currentSite } from "../../../editing/edits/history.ts";
import { namePicture } from "../../../editing/labels/name-picture.ts";
import { libraryWords } from "../../../editing/messages/library-words.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { useOpenedSite } from "../../site/opened-site.ts";
import { newPictureEdit } from "../../sync/content/pictures-in-draft.ts";
import { useEditorDocument } from "../../sync/store/editor-document.ts";
import { PromptDialog } from "../../ui/prompt-dialog.tsx";
import { useWorkspace } from "../../view/workspace.ts";
import { DescriptionFields } from "../browser/description-fields.tsx";
import { FilePreview } from "../browser/file-preview.tsx";
import { descriptionOf, nameOfUpload } from "../store/create-uploads.ts";
import type { PictureFile } from "../store/picture-error.ts";

/** A file that was dropped on a picture of the page. */
export interface DroppedPicture {
  /** The value that will show it. */
  readonly target: PictureTarget;
  /** The bytes that will be added, converted if they had to be. */
  readonly file: Blob;
  /** What is known of the file. */
  readonly prepared: PictureFile;
}

interface NewPictureDialogProps {
  readonly placed: DroppedPicture;
  readonly onClose: () => void;
}

export function NewPictureDialog({ placed, onClose }: NewPictureDialogProps) {
  const { target, file, prepared } = placed;
  const words = messages.pictures.onPage;
  const { store } = useEditorDocument();
  const { content } = useOpenedSite();
  const { notices } = useWorkspace();
  const { media } = useOpenedSite();
  const [said, setSaid] = useState({ alt: "", decorative: false });
  const [reason, setReason] = useState<string>();
  const id = useId();
  const description = descriptionOf(said);
  const show = async () => {
    const { pictureStorage } = content;
    if (!description || !pictureStorage) return;
    const name = nameOfUpload(
      prepared,
      media.getState().media.keys(),
      siteLanguages(store.getState().document.site)[0],
    );
    const made = await newPictureEdit(
      { file, name, description, size: prepared.size },
      { store, pictureStorage },
    );
    if (made.kind !== "made") return setReason(made.reason);
    const { target: edited, path } = target;
    const value = valueWith(target, name, currentSite(store.getState().history));
    const result = store.getState().apply({
      kind: "batch",
      picture: { did: "shown", name },
      edits: [made.edit, { kind: "set-value", target: edited, path, value }],
    });
    if ("editError" in result) return setReason(result.editError);
    onClose();
    notices.getState().notify({
      title: words.shown({ name: namePicture(name) }),
      action: { label: libraryWords().undo, run: store.getState().undo },
    });
  };
  return (
    <PromptDialog
      title={words.title}
      verb={words.verb}
      disabled={description === undefined}
      onDone={() => void show()}
      onClose={onClose}
    >
      <FilePreview file={file} />
      {reason !== undefined && (
        <p className="field-error" role="alert">
          {reason}
        </p>
      )}
      {prepared.converted && <p className="field-help">{libraryWords().turned}</p>}
      <DescriptionFields id={id} {...said} onChange={({ alt, decorative }) => setSaid({ alt, decorative })} />
      <p className="field-help">{words.stays({ name: namePicture(target.name) })}</p>
    </PromptDialog>
  );
}
