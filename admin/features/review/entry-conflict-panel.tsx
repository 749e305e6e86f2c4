import { useMemo, useState } from "react";
import { listChanges } from "../../../editing/diff/list-changes.ts";
import { isPictureFile, pictureIn, readPictureText } from "../../../editing/document/picture.ts";
import type { EntryDocument } from "../../../editing/document/site-document.ts";
import { currentSite } from "../../../editing/edits/history.ts";
import { libraryWords } from "../../../editing/messages/library-words.ts";
import { capitalized } from "../../../editing/messages/shared/capitalized.ts";
import { readContent } from "../../../editing/source-text/read-content.ts";
import { ChangeList } from "../../diff/change-list.tsx";
import { TextDiff } from "../../diff/text-diff.tsx";
import { useOpenedSite } from "../../site/opened-site.ts";
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
        <EntryDifference conflict={conflict} theirs={theirs} mine={mine} />
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

interface EntryDifferenceProps {
  readonly conflict: EntryConflict;
  /** Their text, and that of here: empty where the entry is deleted. */
  readonly theirs: string;
  readonly mine: string;
}

/** Field by field, as Review says it; word by word in the text below. */
function EntryDifference({ conflict: { file, fileText }, theirs, mine }: EntryDifferenceProps) {
  const { schemas } = useOpenedSite();
  const site = currentSite(useEditor((state) => state.history));
  const own = site.entries[file];
  const other = useMemo(() => readOrNothing(file, fileText), [file, fileText]);
  const changes = useMemo(() => {
    if (!own || !other || isPictureFile(file)) return undefined;
    return listChanges({ ...site, entries: { ...site.entries, [file]: other } }, site, schemas);
  }, [site, own, other, file, schemas]);
  if (!changes || !own || !other) return <TextDiff before={theirs} after={mine} />;
  return (
    <>
      <ChangeList changes={changes} />
      {own.body !== other.body && <TextDiff before={other.body} after={own.body} />}
    </>
  );
}

function readOrNothing(file: string, text: string): EntryDocument | undefined {
  try {
    return text === "" ? undefined : readContent(file, text);
  } catch {
    return undefined;
  }
}

function wordsOfPicture(text: string): string {
  const { alt = "", alts = {}, decorative } = pictureIn(readPictureText(text));
  return decorative ? libraryWords().isDecorative : [alt, ...Object.values(alts)].join("\n");
}
