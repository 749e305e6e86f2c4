import { ImagePlus } from "lucide-react";
import { useRef, useState } from "react";
import { currentSite } from "../../document/current-site.ts";
import { pictureReferences } from "../../document/picture-references.ts";
import { namePicture } from "../../labels/name-picture.ts";
import { messages } from "../../messages/messages.ts";
import { useEditor } from "../../sync/store/editor-document.ts";
import { Button } from "../../ui/button.tsx";
import { usePictureCommands } from "../commands/use-picture-commands.ts";
import { PictureChooserDialog } from "./picture-chooser-dialog.tsx";

interface ReplacePictureDialogProps {
  readonly name: string;
  readonly uses: number;
  readonly isDeleted: boolean;
  readonly onDone: (name: string) => void;
  readonly onClose: () => void;
}

export function ReplacePictureDialog({ name, uses, isDeleted, onDone, onClose }: ReplacePictureDialogProps) {
  const words = messages.pictures.manage;
  const commands = usePictureCommands();
  const input = useRef<HTMLInputElement>(null);
  const [reason, setReason] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isLocked = useEditor(({ history }) =>
    pictureReferences(name, currentSite(history)).some((place) => place.isLocked),
  );
  const exchange = async (file: File) => {
    setBusy(true);
    const result = await commands.exchange(name, file);
    setBusy(false);
    if ("reason" in result) setReason(result.reason);
    else onDone(result.name);
  };
  const choose = (other: string) => {
    const isMade = isDeleted ? commands.remove(name, other) : commands.replace(name, other);
    if (isMade) onDone(other);
  };
  return (
    <PictureChooserDialog
      title={
        isDeleted
          ? words.insteadTitle({ name: namePicture(name) })
          : words.replaceTitle({ name: namePicture(name) })
      }
      name={name}
      canChoose={uses > 0 && !isLocked}
      onChoose={choose}
      onClose={onClose}
    >
      {!isDeleted && (
        <div className="picture-new-file">
          <Button icon={<ImagePlus size={16} />} disabled={isBusy} onClick={() => input.current?.click()}>
            {words.newFile}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            accept="image/*"
            aria-label={words.newFile}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              target.value = "";
              if (file) void exchange(file);
            }}
          />
          <p className="field-help">{words.newFileHelp}</p>
        </div>
      )}
      {reason !== undefined && (
        <p className="field-error picture-choose-words" role="alert">
          {reason}
        </p>
      )}
      <p className="picture-choose-words">
        {uses === 0 ? words.nowhere : isLocked ? words.locked : words.chooseOther({ number: uses })}
      </p>
    </PictureChooserDialog>
  );
}
