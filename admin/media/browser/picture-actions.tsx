import { useId, useRef, useState } from "react";
import { useStore } from "zustand";
import { isNameAvailable, pictureFile, pictureReferences } from "../../../editing/document/picture.ts";
import { currentSite } from "../../../editing/edits/history.ts";
import { namePicture } from "../../../editing/labels/name-picture.ts";
import { fieldWords } from "../../../editing/messages/field-words.ts";
import { libraryWords } from "../../../editing/messages/library-words.ts";
import { pictureNameOfKind } from "../../../schema/fields/picture-name.ts";
import { useMedia } from "../../site/opened-site.ts";
import { useEditor } from "../../sync/store/editor-document.ts";
import { useSync } from "../../sync/sync.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FolderInput, ImagePlus, PencilLine, Replace, Trash2 } from "../../ui/icons/icons.ts";
import { PromptDialog } from "../../ui/prompt-dialog.tsx";
import { useWorkspace } from "../../view/workspace.ts";
import { usePictureCommands } from "../commands/use-picture-commands.ts";
import { FolderNameField } from "../folders/folder-name-field.tsx";
import { foldersOf, newFolder } from "../folders/picture-folders.ts";
import { baseName, folderLabel, folderOf, joinFolder } from "../store/folder-paths.ts";
import { NameField } from "../store/name-field.tsx";
import { PictureChooserDialog } from "./picture-chooser-dialog.tsx";
import { PictureUses } from "./picture-uses.tsx";
import type { PictureUse } from "./uses-of-picture.ts";

interface PictureActionsProps {
  readonly name: string;
  readonly uses: readonly PictureUse[];
  /** With the new name, or undefined after it was deleted. */
  readonly onDone: (name: string | undefined) => void;
}

type Action = "rename" | "move" | "replace" | "delete" | "delete-after";

/** Each action is one step of the log. */
export function PictureActions({ name, uses, onDone }: PictureActionsProps) {
  const words = libraryWords().manage;
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
          {libraryWords().folders.move}
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
  readonly uses: number;
  readonly onDone: (name: string) => void;
  readonly onClose: () => void;
}

/** The extension stays. */
function RenamePictureDialog({ name, uses, onDone, onClose }: RenamePictureDialogProps) {
  const words = libraryWords().manage;
  const commands = usePictureCommands();
  const own = baseName(name);
  const dot = own.lastIndexOf(".");
  const [stem, ending] = [own.slice(0, dot), own.slice(dot)];
  const [typed, setTyped] = useState(stem);
  const id = useId();
  const wanted = pictureNameOfKind(typed, ending);
  const other = wanted && joinFolder(folderOf(name), wanted);
  const isFree = useEditor((state) => {
    const picture = state.entries[pictureFile(name)];
    return other === undefined || (picture !== undefined && isNameAvailable(other, picture, state));
  });
  const isSame = typed === stem;
  const problem =
    other === undefined ? words.noName : isFree ? undefined : words.nameTaken({ name: baseName(other) });
  return (
    <PromptDialog
      title={words.renameTitle({ name: own })}
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
          isSame
            ? libraryWords().nameHelp
            : (problem ?? libraryWords().willBe({ name: baseName(other ?? "") }))
        }
        isWrong={!isSame && problem !== undefined}
        onType={setTyped}
      />
      {uses > 0 && <p>{words.follows({ number: uses })}</p>}
    </PromptDialog>
  );
}

interface DeletePictureDialogProps {
  readonly name: string;
  readonly uses: readonly PictureUse[];
  readonly onReplace: () => void;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function DeletePictureDialog({ name, uses, onReplace, onDone, onClose }: DeletePictureDialogProps) {
  const words = libraryWords().manage;
  const { view } = useWorkspace();
  const commands = usePictureCommands();
  const isLocked = useEditor(({ history }) =>
    pictureReferences(name, currentSite(history)).some((place) => place.isLocked),
  );
  const isUsed = uses.length > 0;
  return (
    <Dialog
      title={words.removeTitle({ name: namePicture(name) })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{fieldWords().cancel}</Button>
          {isUsed && !isLocked && <Button onClick={onReplace}>{words.instead}</Button>}
          <Button tone="danger" disabled={isLocked} onClick={() => commands.remove(name) && onDone()}>
            {isUsed ? words.removeAll : words.removeVerb}
          </Button>
        </>
      }
    >
      {isUsed ? (
        <>
          <p>{words.isShown({ number: uses.length })}</p>
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

interface MovePictureDialogProps {
  readonly name: string;
  readonly uses: number;
  readonly onDone: (name: string) => void;
  readonly onClose: () => void;
}

/** No folder's path. */
const another = "/";

function MovePictureDialog({ name, uses, onDone, onClose }: MovePictureDialogProps) {
  const words = libraryWords().folders;
  const commands = usePictureCommands();
  const media = useMedia((state) => state.media);
  const fresh = useStore(useSync().autosaved.folders, (state) => state.folders);
  const folders = foldersOf(media.keys(), fresh);
  const [chosen, setChosen] = useState(folders.length === 0 ? another : folderOf(name));
  const [typed, setTyped] = useState("");
  const id = useId();
  const folder = chosen === another ? newFolder("", typed, folders) : chosen;
  const other = folder === undefined ? undefined : joinFolder(folder, baseName(name));
  const isFree = useEditor((state) => {
    const picture = state.entries[pictureFile(name)];
    return other === undefined || (picture !== undefined && isNameAvailable(other, picture, state));
  });
  const isMoved = other !== undefined && other !== name;
  return (
    <PromptDialog
      title={words.moveTitle({ name: baseName(name) })}
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
              {folderLabel(path)}
            </option>
          ))}
          <option value={another}>{words.another}</option>
        </select>
      </div>
      {chosen === another && (
        <FolderNameField id={`${id}-name`} typed={typed} folder={folder} onType={setTyped} />
      )}
      <p role="status" className="field-error">
        {isMoved && !isFree ? words.taken({ name: baseName(name) }) : ""}
      </p>
      {uses > 0 && <p>{libraryWords().manage.follows({ number: uses })}</p>}
    </PromptDialog>
  );
}

interface ReplacePictureDialogProps {
  readonly name: string;
  readonly uses: number;
  readonly isDeleted: boolean;
  readonly onDone: (name: string) => void;
  readonly onClose: () => void;
}

function ReplacePictureDialog({ name, uses, isDeleted, onDone, onClose }: ReplacePictureDialogProps) {
  const words = libraryWords().manage;
  const commands = usePictureCommands();
  const input = useRef<HTMLInputElement>(null);
  const [reason, setReason] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const hasFocus = useMedia(({ media }) => media.get(name)?.focus !== undefined);
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
          <p className="field-help">{hasFocus ? words.newFileFocus : words.newFileHelp}</p>
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
