import { Crop } from "lucide-react";
import { useState } from "react";
import { Button } from "../../kit/button.tsx";
import { later } from "../../later/later.tsx";
import { messages } from "../../messages/messages.ts";
import { useCanCrop } from "./use-can-crop.ts";

const CropDialog = later(async () => (await import("./crop-dialog.tsx")).CropDialog, "dialog");

interface CropButtonProps {
  readonly name: string;
  readonly label?: string;
  /** Called with the name that the picture has after it was cropped. */
  readonly onDone?: (name: string) => void;
}

/** Opens the choice of the part of a picture that stays; not there where nothing can be changed. */
export function CropButton({ name, label = messages.pictures.crop.cropAndTurn, onDone }: CropButtonProps) {
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
