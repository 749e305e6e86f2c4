import { currentSite } from "../../document/current-site.ts";
import { placesOfPicture } from "../../document/picture-references.ts";
import { namePicture } from "../../labels/name-picture.ts";
import { messages } from "../../messages/messages.ts";
import { useEditor } from "../../sync/store/editor-document.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useWorkspace } from "../../workspace/workspace.ts";
import { usePictureCommands } from "../commands/use-picture-commands.ts";
import { PictureUses } from "./picture-uses.tsx";
import type { PictureUse } from "./uses-of-picture.ts";

interface DeletePictureDialogProps {
  readonly name: string;
  readonly uses: readonly PictureUse[];
  /** Chooses another picture for its places first. */
  readonly onReplace: () => void;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Says where a picture is shown before it is deleted, and what is to stand there then. */
export function DeletePictureDialog({ name, uses, onReplace, onDone, onClose }: DeletePictureDialogProps) {
  const words = messages.pictures.manage;
  const { view } = useWorkspace();
  const commands = usePictureCommands();
  const isLocked = useEditor(({ history }) =>
    placesOfPicture(name, currentSite(history)).some((place) => place.isLocked),
  );
  const isUsed = uses.length > 0;
  return (
    <Dialog
      title={words.removeTitle(namePicture(name))}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{messages.form.cancel}</Button>
          {isUsed && !isLocked && <Button onClick={onReplace}>{words.instead}</Button>}
          <Button tone="danger" disabled={isLocked} onClick={() => commands.remove(name) && onDone()}>
            {isUsed ? words.removeAll : words.removeVerb}
          </Button>
        </>
      }
    >
      {isUsed ? (
        <>
          <p>{words.isShown(uses.length)}</p>
          <PictureUses
            uses={uses}
            onGo={(place) => {
              onClose();
              view.getState().go(place);
            }}
          />
          <p className="field-help">{isLocked ? words.locked : words.emptyPlaces}</p>
        </>
      ) : (
        <p>{words.notShown}</p>
      )}
    </Dialog>
  );
}
