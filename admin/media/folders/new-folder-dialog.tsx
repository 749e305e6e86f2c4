import { useId, useState } from "react";
import { libraryWords } from "../../../editing/messages/library-words.ts";
import { PromptDialog } from "../../ui/prompt-dialog.tsx";
import { folderLabel } from "../store/folder-paths.ts";
import { FolderNameField } from "./folder-name-field.tsx";
import { newFolder } from "./picture-folders.ts";

interface NewFolderDialogProps {
  readonly inside: string;
  readonly folders: readonly string[];
  readonly onDone: (folder: string) => void;
  readonly onClose: () => void;
}

export function NewFolderDialog({ inside, folders, onDone, onClose }: NewFolderDialogProps) {
  const words = libraryWords().folders;
  const [typed, setTyped] = useState("");
  const id = useId();
  const folder = newFolder(inside, typed, folders);
  return (
    <PromptDialog
      title={inside === "" ? words.newTitle : words.newIn({ folder: folderLabel(inside) })}
      verb={words.make}
      disabled={folder === undefined}
      onDone={() => folder !== undefined && onDone(folder)}
      onClose={onClose}
    >
      <FolderNameField id={id} typed={typed} folder={folder} onType={setTyped} />
      <p className="field-help">{words.whenKept}</p>
    </PromptDialog>
  );
}
