import { useState } from "react";
import { isPictureFile, pictureIn, readPictureText } from "../../../editing/document/picture.ts";
import { libraryWords } from "../../../editing/messages/library-words.ts";
import { capitalized } from "../../../editing/messages/shared/capitalized.ts";
import { TextDiff } from "../../diff/text-diff.tsx";
import type { EntryConflict } from "../../sync/state/save-machine.ts";
import { entryText } from "../../sync/state/selectors.ts";
import { useEditor } from "../../sync/store/editor-document.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useConflictMessages } from "./conflict-messages.ts";
import { VersionChoice } from "./version-choice.tsx";

export function EntryConflictPanel({ conflict }: { readonly conflict: EntryConflict }) {
  const { file, name, fileText } = conflict;
  const words = useConflictMessages();
  const choices = [
    ["mine", words.mine, words.mineEntryHelp],
    ["theirs", words.theirs, words.theirsHelp],
  ] as const;
  const resolve = useEditor((state) => state.resolveEntry);
  const postpone = useEditor((state) => state.postpone);
  const shown = (text: string) => (isPictureFile(file) && text !== "" ? wordsOfPicture(text) : text);
  const mine = shown(useEditor((state) => entryText(state, file)) ?? "");
  const theirs = shown(fileText);
  const [choice, setChoice] = useState<"mine" | "theirs">("mine");
  return (
    <Dialog
      title={capitalized(words.entryTitle({ name }))}
      shape="gallery"
      onClose={postpone}
      actions={
        <>
          <Button onClick={postpone}>{words.later}</Button>
          <Button tone="primary" onClick={() => resolve(file, choice)}>
            {words.proceed}
          </Button>
        </>
      }
    >
      <p>{words.entryText}</p>
      <VersionChoice choices={choices} choice={choice} onChoose={setChoice} />
      {mine === "" && <p className="field-help">{words.youDeleted}</p>}
      <section className="entry-difference">
        <h3>{words.difference}</h3>
        <TextDiff before={theirs} after={mine} />
      </section>
      <div className="conflict-versions">
        <details>
          <summary>{words.yourText}</summary>
          <pre>{mine}</pre>
        </details>
        <details>
          <summary>{words.diskText}</summary>
          <pre>{theirs}</pre>
        </details>
      </div>
    </Dialog>
  );
}

function wordsOfPicture(text: string): string {
  const { alt = "", alts = {}, decorative } = pictureIn(readPictureText(text));
  return decorative ? libraryWords().isDecorative : [alt, ...Object.values(alts)].join("\n");
}
