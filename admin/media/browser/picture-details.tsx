import { useEffect, useId, useRef, useState } from "react";
import { fileSize } from "../../../editing/labels/format-value.ts";
import { namePicture } from "../../../editing/labels/name-picture.ts";
import { libraryWords } from "../../../editing/messages/library-words.ts";
import type { MediaMetadata } from "../../../renderer/resolve/pictures/pictures.ts";
import { useMedia, useOpenedSite } from "../../site/opened-site.ts";
import { useSiteLanguages } from "../../site/use-site-languages.ts";
import type { PictureDescription } from "../../sync/content/new-picture.ts";
import { describeInDraft } from "../../sync/content/pictures-in-draft.ts";
import { useEditor, useEditorDocument } from "../../sync/store/editor-document.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { X } from "../../ui/icons/icons.ts";
import { useWorkspace } from "../../view/workspace.ts";
import { PictureCrop } from "../crop/picture-crop.tsx";
import { PictureFocus } from "../focus/picture-focus.tsx";
import { baseName, folderLabel, folderOf } from "../store/folder-paths.ts";
import { type AltTextValues, DescriptionFields } from "./description-fields.tsx";
import { PictureActions } from "./picture-actions.tsx";
import { PictureChooserDialog } from "./picture-chooser-dialog.tsx";
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

interface AltTextFieldsProps {
  readonly name: string;
  readonly facts: MediaMetadata;
}

function AltTextFields({ name, facts }: AltTextFieldsProps) {
  const { store } = useEditorDocument();
  const { content } = useOpenedSite();
  const readOnly = useEditor((state) => state.readOnly !== undefined) || !content.pictureStorage;
  const languages = useSiteLanguages();
  const id = useId();
  const said = descriptionOf(facts);
  const decorative = said !== undefined && "decorative" in said;
  if (readOnly) {
    return (
      <section>
        <h3>{libraryWords().description}</h3>
        <p>{decorative ? libraryWords().isDecorative : wordsOf(said) || libraryWords().noneYet}</p>
      </section>
    );
  }
  const write = ({ alt, alts = {}, decorative }: AltTextValues) => {
    const others = Object.entries(alts).filter(([, text]) => text !== "");
    describeInDraft(
      store,
      name,
      decorative
        ? { decorative, ...viewOf(facts) }
        : { alt, ...(others.length > 0 && { alts: Object.fromEntries(others) }), ...viewOf(facts) },
    );
  };
  const writeDark = (dark: string | undefined) => {
    const { dark: _, ...rest } = said ?? { alt: facts.alt ?? "", ...viewOf(facts) };
    describeInDraft(store, name, dark === undefined ? rest : { ...rest, dark });
  };
  return (
    <div className="picture-words-form">
      <DescriptionFields
        id={id}
        alt={facts.alt ?? ""}
        alts={facts.alts ?? {}}
        languages={languages}
        decorative={decorative}
        onChange={write}
        {...(said ? {} : { lacks: true })}
      />
      <DarkVersion name={name} dark={facts.dark} onChange={writeDark} />
    </div>
  );
}

function descriptionOf({ alt, alts, ...facts }: MediaMetadata): PictureDescription | undefined {
  const view = viewOf(facts);
  if (facts.decorative) return { decorative: true, ...view };
  return alt?.trim() ? { alt, ...(alts && { alts }), ...view } : undefined;
}

function viewOf({ dark, focus }: Pick<MediaMetadata, "dark" | "focus">) {
  return { ...(dark !== undefined && { dark }), ...(focus && { focus }) };
}

function wordsOf(description: PictureDescription | undefined): string {
  return description && "alt" in description ? description.alt : "";
}

interface DarkVersionProps {
  readonly name: string;
  readonly dark: string | undefined;
  readonly onChange: (dark: string | undefined) => void;
}

function DarkVersion({ name, dark, onChange }: DarkVersionProps) {
  const words = libraryWords();
  const [open, setOpen] = useState(false);
  const id = useId();
  const choose = (chosen: string) => {
    onChange(chosen);
    setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be as wide as its content
    <div className="field" role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-help`}>
      <span className="field-label" id={`${id}-label`}>
        {words.darkVersion}
      </span>
      <p className={dark === undefined ? "field-help" : "picture-name"}>
        {dark === undefined ? words.noDark : namePicture(dark)}
      </p>
      <div className="picture-buttons">
        <Button onClick={() => setOpen(true)}>
          {dark === undefined ? words.chooseDark : words.changeDark}
        </Button>
        {dark !== undefined && (
          <Button tone="plain" onClick={() => onChange(undefined)}>
            {words.removeDark}
          </Button>
        )}
      </div>
      <p className="field-help" id={`${id}-help`}>
        {words.darkHelp}
      </p>
      {open && (
        <PictureChooserDialog
          title={words.darkFor({ name: namePicture(name) })}
          name={name}
          chosen={dark}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
