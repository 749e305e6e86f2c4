import { type ReactNode, useState } from "react";
import { libraryWords } from "../../../editing/messages/library-words.ts";
import { useMedia } from "../../site/opened-site.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { filterPictures } from "./filter-pictures.ts";
import { PictureGrid } from "./picture-grid.tsx";
import { PictureSearch } from "./picture-search.tsx";
import { usePictureUses } from "./use-picture-uses.ts";

interface PictureChooserDialogProps {
  readonly title: string;
  readonly name: string;
  readonly chosen?: string | undefined;
  readonly canChoose?: boolean;
  readonly onChoose: (name: string) => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Those of the same shape first. */
export function PictureChooserDialog(props: PictureChooserDialogProps) {
  const { title, name, chosen, canChoose = true, onChoose, onClose, children } = props;
  const words = libraryWords();
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
      title={title}
      shape="gallery"
      onClose={onClose}
      {...(canChoose && { tools: <PictureSearch wanted={wanted} onWanted={setWanted} /> })}
    >
      {children}
      {canChoose && (
        <div className="pictures-found">
          {names.length > 0 ? (
            <PictureGrid names={names} chosen={chosen} usesOf={usesOf} onPicture={onChoose} />
          ) : (
            <p className="waiting">{words.noneFound}</p>
          )}
        </div>
      )}
    </Dialog>
  );
}
