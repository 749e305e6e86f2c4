import { useState } from "react";
import { downloadText } from "../download-text.ts";
import type { Conflict } from "../edits/conflict/compare-versions.ts";
import type { Choice } from "../edits/conflict/resolve-conflict.ts";
import { Button } from "../kit/button.tsx";
import { Dialog } from "../kit/dialog.tsx";
import { useEditor, useSession } from "../session-context.ts";
import { ChangeList } from "./change-list.tsx";
import { UnplacedText } from "./unplaced-list.tsx";
import { VersionChoice } from "./version-choice.tsx";

const choices: readonly (readonly [Choice, string, string])[] = [
  [
    "both",
    "Put my changes on top",
    "The file's changes and yours. What finds no place is kept for you to see to.",
  ],
  ["mine", "Keep mine", "Your version goes on; the file's changes are one Undo away."],
  ["theirs", "Take the one on disk", "The file's version goes on; yours is one Undo away."],
];

/** The file was changed meanwhile: nothing was written, both versions are shown, and somebody has to choose. */
export function ConflictPanel({ conflict }: { readonly conflict: Conflict }) {
  const { store } = useSession();
  const resolve = useEditor((state) => state.resolve);
  const postpone = useEditor((state) => state.postpone);
  const [choice, setChoice] = useState<Choice>("both");
  const { mine, theirs, unplaced, fileText } = conflict;
  return (
    <Dialog
      title="The file has changed on disk"
      shape="gallery"
      onClose={postpone}
      actions={
        <>
          <Button onClick={() => downloadText("my-version.json", store.getState().text())}>
            Download my version
          </Button>
          <Button onClick={postpone}>Decide later</Button>
          <Button tone="primary" onClick={() => resolve(choice)}>
            Go on
          </Button>
        </>
      }
    >
      <p>
        Somebody else has changed it since you opened it, or last saved it. Nothing was written over, and
        nothing is saved until you save.
      </p>
      <VersionChoice choices={choices} choice={choice} onChoose={setChoice} />
      {unplaced.length > 0 && (
        <section className="unplaced" aria-label="Changes without a place">
          <h3>
            {unplaced.length === 1 ? "One of your changes has" : `${unplaced.length} of your changes have`} no
            place in the file
          </h3>
          <ul>
            {unplaced.map((left, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two of them may be equal in all that they say
              <li key={index} className="change">
                <p className="change-words">
                  <strong>You {left.what}.</strong> {left.reason}
                </p>
                <UnplacedText left={left} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="conflict-versions">
        <section>
          <h3>What you changed</h3>
          <Version changes={mine} text={store.getState().text()} />
        </section>
        <section>
          <h3>What changed in the file</h3>
          <Version changes={theirs} text={fileText} />
        </section>
      </div>
    </Dialog>
  );
}

function Version({ changes, text }: { readonly changes: Conflict["mine"]; readonly text: string }) {
  return (
    <>
      {changes.length === 0 && <p className="field-help">Nothing but how the file is written.</p>}
      <ChangeList changes={changes} />
      <details>
        <summary>The whole file</summary>
        <pre>{text}</pre>
      </details>
    </>
  );
}
