import { useId, useState } from "react";
import { useStore } from "zustand";
import { isFreeName } from "../../document/picture-edits.ts";
import { pictureFile } from "../../document/picture-file.ts";
import { messages } from "../../messages/messages.ts";
import { useEditor } from "../../sync/store/editor-document.ts";
import { useSync } from "../../sync/sync.ts";
import { AskDialog } from "../../ui/prompt-dialog.tsx";
import { usePictureCommands } from "../commands/use-picture-commands.ts";
import { FolderNameField } from "../folders/folder-name-field.tsx";
import { foldersOf, newFolder } from "../folders/picture-folders.ts";
import { folderOf, lastPart, pathIn, plainFolder } from "../store/folder-paths.ts";
import { useMedia } from "../store/media-stores.ts";

interface MovePictureDialogProps {
  readonly name: string;
  /** In how many places it is shown. */
  readonly uses: number;
  readonly onDone: (name: string) => void;
  readonly onClose: () => void;
}

/** No folder has such a path. */
const another = "/";

/** Asks which folder a picture is to be in; all that shows it follows. */
export function MovePictureDialog({ name, uses, onDone, onClose }: MovePictureDialogProps) {
  const words = messages.pictures.folders;
  const commands = usePictureCommands();
  const media = useMedia((state) => state.media);
  const fresh = useStore(useSync().autosaved.folders, (state) => state.folders);
  const folders = foldersOf(media.keys(), fresh);
  const [chosen, setChosen] = useState(folders.length === 0 ? another : folderOf(name));
  const [typed, setTyped] = useState("");
  const id = useId();
  const folder = chosen === another ? newFolder("", typed, folders) : chosen;
  const other = folder === undefined ? undefined : pathIn(folder, lastPart(name));
  const isFree = useEditor((state) => {
    const picture = state.entries[pictureFile(name)];
    return other === undefined || (picture !== undefined && isFreeName(other, picture, state));
  });
  const isMoved = other !== undefined && other !== name;
  return (
    <AskDialog
      title={words.moveTitle(lastPart(name))}
      verb={words.moveVerb}
      disabled={!isMoved || !isFree}
      onDone={() => isMoved && commands.move(name, other) && onDone(other)}
      onClose={onClose}
    >
      <div className="field">
        <label className="field-label" htmlFor={id}>
          {words.folder}
        </label>
        <select id={id} className="input" value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <option value="">{words.none}</option>
          {folders.map((path) => (
            <option key={path} value={path}>
              {plainFolder(path)}
            </option>
          ))}
          <option value={another}>{words.another}</option>
        </select>
      </div>
      {chosen === another && (
        <FolderNameField id={`${id}-name`} typed={typed} folder={folder} onType={setTyped} />
      )}
      <p role="status" className="field-error">
        {isMoved && !isFree ? words.taken(lastPart(name)) : ""}
      </p>
      {uses > 0 && <p>{messages.pictures.manage.follows(uses)}</p>}
    </AskDialog>
  );
}
