import { useId, useState } from "react";
import { Button } from "../kit/button.tsx";
import { Dialog } from "../kit/dialog.tsx";
import { messages } from "../messages/messages.ts";
import { useMedia } from "../session-context.ts";
import { filterPictures } from "./filter-pictures.ts";
import { PictureGrid } from "./picture-grid.tsx";
import { PictureSearch } from "./picture-search.tsx";
import { usePictureUses } from "./use-picture-uses.ts";

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
      <p className={dark === undefined ? "field-help" : "picture-name"}>{dark ?? words.noDark}</p>
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
      {open && <DarkVersionDialog name={name} dark={dark} onChoose={choose} onClose={() => setOpen(false)} />}
    </div>
  );
}

interface DarkVersionDialogProps {
  readonly name: string;
  readonly dark: string | undefined;
  readonly onChoose: (name: string) => void;
  readonly onClose: () => void;
}

/** The pictures that can stand in another's place, those of its shape first. */
function DarkVersionDialog({ name, dark, onChoose, onClose }: DarkVersionDialogProps) {
  const words = messages.pictures;
  const media = useMedia((state) => state.media);
  const usesOf = usePictureUses();
  const [wanted, setWanted] = useState("");
  const shapeOf = (other: string) => {
    const { width = 0, height = 1 } = media.get(other) ?? {};
    return width / height;
  };
  const isAlike = (other: string) => Math.abs(shapeOf(other) - shapeOf(name)) < 0.02;
  const found = filterPictures(media, { wanted, filter: "all", isUsed: () => true }).filter(
    (other) => other !== name,
  );
  const names = [...found.filter(isAlike), ...found.filter((other) => !isAlike(other))];
  return (
    <Dialog
      title={words.darkFor(name)}
      shape="gallery"
      onClose={onClose}
      tools={<PictureSearch wanted={wanted} onWanted={setWanted} />}
    >
      <div className="pictures-found">
        {names.length > 0 ? (
          <PictureGrid names={names} chosen={dark} usesOf={usesOf} onPicture={onChoose} />
        ) : (
          <p className="waiting">{words.noneFound}</p>
        )}
      </div>
    </Dialog>
  );
}
