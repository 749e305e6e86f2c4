import { useState } from "react";
import type { EntryConflict } from "../edits/editor-state.ts";
import { Button } from "../kit/button.tsx";
import { Dialog } from "../kit/dialog.tsx";
import { MarkedWords } from "../review/marked-words.tsx";
import { VersionChoice } from "../review/version-choice.tsx";
import { useEditor } from "../session-context.ts";

const choices = [
  ["mine", "Keep mine", "Your version is written over the other one when you save. A copy of that is kept."],
  ["theirs", "Take the one on disk", "The file's version goes on; yours is one Undo away."],
] as const;

/** The file of an entry was changed meanwhile: nothing was written, both versions are shown, and somebody has to choose. */
export function EntryConflictPanel({ conflict }: { readonly conflict: EntryConflict }) {
  const { file, name, fileText } = conflict;
  const resolve = useEditor((state) => state.resolveEntry);
  const postpone = useEditor((state) => state.postpone);
  const mine = useEditor((state) => state.entryText(file)) ?? "";
  const [choice, setChoice] = useState<"mine" | "theirs">("mine");
  return (
    <Dialog
      title={`${name.charAt(0).toUpperCase()}${name.slice(1)} has changed on disk`}
      shape="gallery"
      onClose={postpone}
      actions={
        <>
          <Button onClick={postpone}>Decide later</Button>
          <Button tone="primary" onClick={() => resolve(file, choice)}>
            Go on
          </Button>
        </>
      }
    >
      <p>Somebody else has changed {file} since you opened it, or last saved it. Nothing was written over.</p>
      <VersionChoice choices={choices} choice={choice} onChoose={setChoice} />
      {mine === "" && <p className="field-help">You have deleted it.</p>}
      <section className="entry-difference">
        <h3>From the one on disk to yours</h3>
        <MarkedWords before={fileText} after={mine} />
      </section>
      <div className="conflict-versions">
        <details>
          <summary>Yours</summary>
          <pre>{mine}</pre>
        </details>
        <details>
          <summary>The one on disk</summary>
          <pre>{fileText}</pre>
        </details>
      </div>
    </Dialog>
  );
}
