import { useEffect, useRef } from "react";
import { fileSize } from "../../../editing/labels/format-value.ts";
import { namePicture } from "../../../editing/labels/name-picture.ts";
import { libraryWords } from "../../../editing/messages/library-words.ts";
import { useMedia, useOpenedSite } from "../../site/opened-site.ts";
import { useEditor } from "../../sync/store/editor-document.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { X } from "../../ui/icons/icons.ts";
import { useWorkspace } from "../../view/workspace.ts";
import { PictureCrop } from "../crop/picture-crop.tsx";
import { PictureFocus } from "../focus/picture-focus.tsx";
import { baseName, folderLabel, folderOf } from "../store/folder-paths.ts";
import { AltTextFields } from "./alt-text-fields.tsx";
import { PictureActions } from "./picture-actions.tsx";
import { PictureUses } from "./picture-uses.tsx";
import { PictureVersions } from "./picture-versions.tsx";
import type { PictureUse } from "./uses-of-picture.ts";

interface PictureDetailsProps {
  readonly name: string;
  readonly uses: readonly PictureUse[];
  readonly onClose: () => void;
  /** With the new name, or undefined after it was deleted. */
  readonly onMoved: (name: string | undefined) => void;
  readonly onChoose?: (name: string) => void;
}

export function PictureDetails({ name, uses, onClose, onMoved, onChoose }: PictureDetailsProps) {
  const words = libraryWords();
  const { view } = useWorkspace();
  const { content } = useOpenedSite();
  const readOnly = useEditor((state) => state.readOnly !== undefined);
  const facts = useMedia((state) => state.media.get(name));
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the pane is below the thumbnails.
    if (matchMedia("(max-width: 60rem)").matches) pane.current?.scrollIntoView({ block: "start" });
  }, []);
  return (
    <aside ref={pane} className="picture-details" aria-label={words.picture({ name: namePicture(name) })}>
      <header>
        <h2>{baseName(name)}</h2>
        <IconButton label={words.close} icon={<X size={18} />} onClick={onClose} placement="left" />
      </header>
      {!facts && <EmptyState title={words.gone} text={words.goneText} />}
      {facts && (
        <>
          <PictureVersions name={name} width={1280} whole className="picture-large" />
          {onChoose && (
            <Button tone="primary" onClick={() => onChoose(name)}>
              {words.use}
            </Button>
          )}
          <AltTextFields name={name} facts={facts} />
          <PictureCrop name={name} onMoved={onMoved} />
          <PictureFocus name={name} facts={facts} />
          <section>
            <h3>{words.uses}</h3>
            {uses.length === 0 ? (
              <p className="field-help">{words.noUses}</p>
            ) : (
              <PictureUses uses={uses} onGo={onChoose ? undefined : (place) => view.getState().go(place)} />
            )}
          </section>
          <section>
            <h3>{words.file}</h3>
            {!onChoose && !readOnly && content.pictureStorage && (
              <PictureActions name={name} uses={uses} onDone={onMoved} />
            )}
          </section>
          <dl className="picture-file">
            <div>
              <dt>{words.file}</dt>
              <dd>{baseName(name)}</dd>
            </div>
            {folderOf(name) !== "" && (
              <div>
                <dt>{words.folders.folder}</dt>
                <dd>{folderLabel(folderOf(name))}</dd>
              </div>
            )}
            <div>
              <dt>{words.size}</dt>
              <dd>{words.pixels({ width: facts.width, height: facts.height })}</dd>
            </div>
            {facts.bytes !== undefined && (
              <div>
                <dt>{words.weight}</dt>
                <dd>{words.weightOf({ size: fileSize(facts.bytes) })}</dd>
              </div>
            )}
          </dl>
        </>
      )}
    </aside>
  );
}
