import { useState } from "react";
import { useStore } from "zustand";
import { fileSize } from "../../../editing/labels/format-value.ts";
import { namePicture } from "../../../editing/labels/name-picture.ts";
import { libraryWords } from "../../../editing/messages/library-words.ts";
import { pictureName, pictureNameOfKind } from "../../../schema/fields/picture-name.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { CircleAlert, X } from "../../ui/icons/icons.ts";
import { useWorkspace } from "../../view/workspace.ts";
import { descriptionOf, type Upload } from "../store/create-uploads.ts";
import { folderLabel } from "../store/folder-paths.ts";
import { useUploads } from "../store/uploads-context.ts";
import { DescriptionFields } from "./description-fields.tsx";
import { FilePreview } from "./file-preview.tsx";

export function UploadList({ onAdded }: { readonly onAdded: (name: string) => void }) {
  const store = useUploads();
  const { notices } = useWorkspace();
  const uploads = useStore(store, (state) => state.uploads);
  const [sent, setSent] = useState<{ readonly done: number; readonly of: number }>();
  const ready = uploads.filter((upload) => upload.state === "ready" && isComplete(upload));
  const waiting = uploads.filter((upload) => upload.state === "ready" && !isComplete(upload)).length;
  const add = async (chosen: readonly Upload[]) => {
    let last: string | undefined;
    let done = 0;
    for (const { id } of chosen) {
      setSent({ done, of: chosen.length });
      const name = await store.getState().send(id);
      done++;
      if (name === undefined) continue;
      last = name;
      notices.getState().notify({ title: libraryWords().added({ name: namePicture(name) }) });
    }
    setSent(undefined);
    if (last !== undefined) onAdded(last);
  };
  return (
    <section className="uploads" aria-label={libraryWords().toAdd}>
      <header>
        <h2>{libraryWords().addSome({ number: uploads.length })}</h2>
        {sent ? (
          <label className="upload-progress">
            {libraryWords().adding({ number: Math.min(sent.done + 1, sent.of), all: sent.of })}
            <progress value={sent.done} max={sent.of} />
          </label>
        ) : (
          uploads.some(({ state }) => state === "ready") && (
            <Button tone="primary" disabled={ready.length === 0} onClick={() => add(ready)}>
              {libraryWords().addReady({ number: ready.length })}
            </Button>
          )
        )}
      </header>
      {waiting > 0 && !sent && <p className="field-help">{libraryWords().waiting({ number: waiting })}</p>}
      <ul>
        {uploads.map((upload) => (
          <li key={upload.id} className="upload">
            <UploadCard upload={upload} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const isComplete = (upload: Upload) =>
  descriptionOf(upload) !== undefined && pictureName(upload.name) === upload.name;

function UploadCard({ upload }: { readonly upload: Upload }) {
  const uploads = useUploads();
  const { id, file, name, ending, folder, alt, decorative, state, reason, size, isConverted } = upload;
  const { change, remove } = uploads.getState();
  const field = `upload-${id}`;
  const safe = pictureNameOfKind(name, ending);
  if (state === "refused") {
    return (
      <div className="upload-refused" role="alert">
        <CircleAlert size={16} aria-hidden />
        <p>{reason}</p>
        <IconButton label={libraryWords().leaveOut} icon={<X size={16} />} onClick={() => remove(id)} />
      </div>
    );
  }
  return (
    <fieldset className="upload-card" disabled={state === "sending"} aria-label={name}>
      <div>
        <FilePreview file={file} />
        <p className="field-help">
          {size && `${size.width} × ${size.height}, `}
          {fileSize(file.size)}
        </p>
        {folder !== "" && (
          <p className="field-help">{libraryWords().folders.inFolder({ folder: folderLabel(folder) })}</p>
        )}
        {isConverted && <p className="field-help">{libraryWords().turned}</p>}
        {size && size.width < 800 && <p className="field-warning">{libraryWords().small}</p>}
      </div>
      <div>
        {reason && (
          <p className="field-error" role="alert">
            {reason}
          </p>
        )}
        <div className="field">
          <label className="field-label" htmlFor={`${field}-name`}>
            {libraryWords().fileName}
          </label>
          <input
            id={`${field}-name`}
            className="input"
            value={name}
            spellCheck={false}
            aria-describedby={`${field}-name-help`}
            aria-invalid={safe !== name || undefined}
            onChange={({ target }) => change(id, { name: target.value })}
            onBlur={() => safe && change(id, { name: safe })}
          />
          <p className={safe === name ? "field-help" : "field-error"} id={`${field}-name-help`}>
            {safe === undefined
              ? libraryWords().badName
              : safe === name
                ? libraryWords().nameHelp
                : libraryWords().willBe({ name: safe })}
          </p>
        </div>
        <DescriptionFields
          id={field}
          alt={alt}
          decorative={decorative}
          onChange={(next) => change(id, { alt: next.alt, decorative: next.decorative })}
        />
        <Button tone="plain" onClick={() => remove(id)}>
          {libraryWords().leaveOut}
        </Button>
      </div>
    </fieldset>
  );
}
