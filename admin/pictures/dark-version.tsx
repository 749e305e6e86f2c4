import { useId, useState } from "react";
import { namePicture } from "../edits/words/name-picture.ts";
import { Button } from "../kit/button.tsx";
import { messages } from "../messages/messages.ts";
import { PictureChooserDialog } from "./picture-chooser-dialog.tsx";

interface DarkVersionProps {
  readonly name: string;
  /** The picture that stands in its place in dark colour schemes, if one does. */
  readonly dark: string | undefined;
  readonly onChange: (dark: string | undefined) => void;
}

/** Which picture is shown in a picture's place in dark colour schemes, and the way to choose it. */
export function DarkVersion({ name, dark, onChange }: DarkVersionProps) {
  const words = messages.pictures;
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
          title={words.darkFor(namePicture(name))}
          name={name}
          chosen={dark}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
