import { useState } from "react";
import { libraryWords } from "../../../editing/messages/library-words.ts";
import { Button } from "../../ui/button.tsx";
import { RotateCcw, RotateCw } from "../../ui/icons/icons.ts";
import { usePictureCommands } from "../commands/use-picture-commands.ts";
import { type QuarterTurns, wholeBox } from "../store/crop-box.ts";
import { baseName } from "../store/folder-paths.ts";
import { CropButton, useCanCrop } from "./crop-button.tsx";

interface PictureCropProps {
  readonly name: string;
  readonly onMoved: (name: string) => void;
}

export function PictureCrop({ name, onMoved }: PictureCropProps) {
  const words = libraryWords().crop;
  const canCrop = useCanCrop(name);
  const commands = usePictureCommands();
  const [reason, setReason] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const done = (other: string) => other !== name && onMoved(other);
  const turn = async (turns: QuarterTurns) => {
    setBusy(true);
    const result = await commands.cut(name, { turns, box: wholeBox });
    setBusy(false);
    setReason("reason" in result ? result.reason : undefined);
    if ("name" in result) done(result.name);
  };
  if (canCrop === "no") return null;
  return (
    <section>
      <h3>{words.label}</h3>
      {canCrop === "moves" ? (
        <p className="field-help">{words.moves({ name: baseName(name) })}</p>
      ) : (
        <div className="picture-buttons">
          <CropButton name={name} label={words.crop} onDone={done} />
          <Button
            icon={<RotateCcw size={16} />}
            aria-disabled={isBusy}
            onClick={() => !isBusy && void turn(3)}
          >
            {words.left}
          </Button>
          <Button
            icon={<RotateCw size={16} />}
            aria-disabled={isBusy}
            onClick={() => !isBusy && void turn(1)}
          >
            {words.right}
          </Button>
        </div>
      )}
      {reason !== undefined && (
        <p className="field-error" role="alert">
          {reason}
        </p>
      )}
    </section>
  );
}
