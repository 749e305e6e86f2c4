import { useId, useState } from "react";
import { pictureName } from "../../../schema/picture-name.ts";
import { isFreeName } from "../../edits/picture-edits.ts";
import { pictureFile } from "../../edits/picture-file.ts";
import { messages } from "../../messages/messages.ts";
import { AskDialog } from "../../pages/list/ask-dialog.tsx";
import { useEditor } from "../../session-context.ts";
import { folderOf, lastPart, pathIn } from "../folders/folder-paths.ts";
import { NameField } from "../name-field.tsx";
import { usePictureCommands } from "./use-picture-commands.ts";

interface RenamePictureDialogProps {
  readonly name: string;
  /** In how many places it is shown. */
  readonly uses: number;
  readonly onDone: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for another name; the ending stays, because it says of which kind the file is. */
export function RenamePictureDialog({ name, uses, onDone, onClose }: RenamePictureDialogProps) {
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
