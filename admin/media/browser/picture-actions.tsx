import { FolderInput, PencilLine, Replace, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { pictureName } from "../../../schema/picture-name.ts";
import { isFreeName } from "../../document/picture-edits.ts";
import { pictureFile } from "../../document/picture-file.ts";
import { messages } from "../../messages/messages.ts";
import { useEditor } from "../../sync/store/editor-document.ts";
import { Button } from "../../ui/button.tsx";
import { AskDialog } from "../../ui/prompt-dialog.tsx";
import { usePictureCommands } from "../commands/use-picture-commands.ts";
import { folderOf, lastPart, pathIn } from "../store/folder-paths.ts";
import { NameField } from "../store/name-field.tsx";
import { DeletePictureDialog } from "./delete-picture-dialog.tsx";
import { MovePictureDialog } from "./move-picture-dialog.tsx";
import { ReplacePictureDialog } from "./replace-picture-dialog.tsx";
import type { PictureUse } from "./uses-of-picture.ts";

interface PictureActionsProps {
  readonly name: string;
  readonly uses: readonly PictureUse[];
  /** Called with the name that the picture has now, or none after it was deleted. */
  readonly onDone: (name: string | undefined) => void;
}

type Action = "rename" | "move" | "replace" | "delete" | "delete-after";

/** What can be done to a picture as a whole: each is one step of the log. */
export function PictureActions({ name, uses, onDone }: PictureActionsProps) {
  const words = messages.pictures.manage;
  const [action, setAction] = useState<Action>();
  const close = () => setAction(undefined);
  const done = (other: string | undefined) => {
    close();
    onDone(other);
  };
  return (
    <>
      <div className="picture-buttons">
        <Button icon={<PencilLine size={16} />} onClick={() => setAction("rename")}>
          {words.rename}
        </Button>
        <Button icon={<FolderInput size={16} />} onClick={() => setAction("move")}>
          {messages.pictures.folders.move}
        </Button>
        <Button icon={<Replace size={16} />} onClick={() => setAction("replace")}>
          {words.replace}
        </Button>
        <Button tone="danger" icon={<Trash2 size={16} />} onClick={() => setAction("delete")}>
          {words.remove}
        </Button>
      </div>
      {action === "rename" && (
        <RenamePictureDialog name={name} uses={uses.length} onDone={done} onClose={close} />
      )}
      {action === "move" && (
        <MovePictureDialog name={name} uses={uses.length} onDone={done} onClose={close} />
      )}
      {(action === "replace" || action === "delete-after") && (
        <ReplacePictureDialog
          name={name}
          uses={uses.length}
          isDeleted={action === "delete-after"}
          onDone={done}
          onClose={close}
        />
      )}
      {action === "delete" && (
        <DeletePictureDialog
          name={name}
          uses={uses}
          onReplace={() => setAction("delete-after")}
          onDone={() => done(undefined)}
          onClose={close}
        />
      )}
    </>
  );
}

interface RenamePictureDialogProps {
  readonly name: string;
  /** In how many places it is shown. */
  readonly uses: number;
  readonly onDone: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for another name; the ending stays, because it says of which kind the file is. */
function RenamePictureDialog({ name, uses, onDone, onClose }: RenamePictureDialogProps) {
  const words = messages.pictures.manage;
  const commands = usePictureCommands();
  const own = lastPart(name);
  const dot = own.lastIndexOf(".");
  const [stem, ending] = [own.slice(0, dot), own.slice(dot)];
  const [typed, setTyped] = useState(stem);
  const id = useId();
  const wanted = pictureName(`${typed}${ending}`);
  const other = wanted && pathIn(folderOf(name), wanted);
  const isFree = useEditor((state) => {
    const picture = state.entries[pictureFile(name)];
    return other === undefined || (picture !== undefined && isFreeName(other, picture, state));
  });
  const isSame = typed === stem;
  const problem = other === undefined ? words.noName : isFree ? undefined : words.nameTaken(lastPart(other));
  return (
    <AskDialog
      title={words.renameTitle(own)}
      verb={words.renameVerb}
      disabled={isSame || problem !== undefined}
      onDone={() => other !== undefined && commands.rename(name, other) && onDone(other)}
      onClose={onClose}
    >
      <NameField
        id={id}
        label={words.newName}
        typed={typed}
        help={
          isSame ? messages.pictures.nameHelp : (problem ?? messages.pictures.willBe(lastPart(other ?? "")))
        }
        isWrong={!isSame && problem !== undefined}
        onType={setTyped}
      />
      {uses > 0 && <p>{words.follows(uses)}</p>}
    </AskDialog>
  );
}
