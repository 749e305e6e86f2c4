import { FolderInput, PencilLine, Replace, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../kit/button.tsx";
import { messages } from "../../messages/messages.ts";
import type { PictureUse } from "../uses-of-picture.ts";
import { DeletePictureDialog } from "./delete-picture-dialog.tsx";
import { MovePictureDialog } from "./move-picture-dialog.tsx";
import { RenamePictureDialog } from "./rename-picture-dialog.tsx";
import { ReplacePictureDialog } from "./replace-picture-dialog.tsx";

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
