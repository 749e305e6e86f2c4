import { useId, useState } from "react";
import { namePicture } from "../../../editing/labels/name-picture.ts";
import { libraryWords } from "../../../editing/messages/library-words.ts";
import type { MediaMetadata } from "../../../renderer/resolve/pictures/pictures.ts";
import { useOpenedSite } from "../../site/opened-site.ts";
import { useSiteLanguages } from "../../site/use-site-languages.ts";
import type { PictureDescription } from "../../sync/content/new-picture.ts";
import { describeInDraft } from "../../sync/content/pictures-in-draft.ts";
import { useEditor, useEditorDocument } from "../../sync/store/editor-document.ts";
import { Button } from "../../ui/button.tsx";
import { type AltTextValues, DescriptionFields } from "./description-fields.tsx";
import { PictureChooserDialog } from "./picture-chooser-dialog.tsx";

interface AltTextFieldsProps {
  readonly name: string;
  readonly facts: MediaMetadata;
}

export function AltTextFields({ name, facts }: AltTextFieldsProps) {
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
