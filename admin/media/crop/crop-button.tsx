import { useEffect, useState } from "react";
import { libraryWords } from "../../../editing/messages/library-words.ts";
import { useMedia, useOpenedSite } from "../../site/opened-site.ts";
import { useEditor } from "../../sync/store/editor-document.ts";
import { Button } from "../../ui/button.tsx";
import { Crop } from "../../ui/icons/icons.ts";
import { isAnimated } from "../store/prepare-picture.ts";
import { CropDialog } from "./crop-dialog.tsx";

interface CropButtonProps {
  readonly name: string;
  readonly label?: string;
  readonly onDone?: (name: string) => void;
}

export function CropButton({ name, label = libraryWords().crop.cropAndTurn, onDone }: CropButtonProps) {
  const canCrop = useCanCrop(name);
  const [open, setOpen] = useState(false);
  if (canCrop !== "yes") return null;
  return (
    <>
      <Button icon={<Crop size={16} />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && (
        <CropDialog
          name={name}
          onDone={(other) => {
            setOpen(false);
            onDone?.(other);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Animations can't be cropped, because a canvas has one frame. */
export function useCanCrop(name: string): "yes" | "no" | "moves" {
  const { content } = useOpenedSite();
  const readOnly = useEditor((state) => state.readOnly !== undefined);
  const facts = useMedia((state) => state.media.get(name));
  const kept = facts && content.pictureStorage?.get(facts.version)?.file;
  const [moving, setMoving] = useState<Blob>();
  useEffect(() => {
    // The host knows its own pictures; a new one has to be read.
    if (!kept || /\.jpe?g$/i.test(name)) return;
    void isAnimated(kept).then((moves) => moves && setMoving(kept));
  }, [kept, name]);
  if (readOnly || !facts || !content.pictureStorage) return "no";
  return facts.moves || /\.gif$/i.test(name) || (kept && moving === kept) ? "moves" : "yes";
}
