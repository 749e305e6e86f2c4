import { useState } from "react";
import { messages } from "../../../editing/messages/messages.ts";
import { ChangeList } from "../../diff/change-list.tsx";
import type { Choice, Conflict } from "../../sync/state/conflict.ts";
import { configText } from "../../sync/state/selectors.ts";
import { useEditor, useEditorDocument } from "../../sync/store/editor-document.ts";
import { downloadText } from "../../ui/browser/download-text.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { conflictMessages, useConflictMessages } from "./conflict-messages.ts";
import { UnappliedText } from "./unapplied-list.tsx";
import { VersionChoice } from "./version-choice.tsx";

export function ConflictPanel({ conflict }: { readonly conflict: Conflict }) {
  const { store } = useEditorDocument();
  const resolve = useEditor((state) => state.resolve);
  const postpone = useEditor((state) => state.postpone);
  const [choice, setChoice] = useState<Choice>("both");
  const { mine, theirs, unplaced, fileText } = conflict;
  const words = useConflictMessages(conflict.otherDraft !== undefined);
  const choices: readonly (readonly [Choice, string, string])[] = [
    ["both", words.both, words.bothHelp],
    ["mine", words.mine, words.mineHelp],
    ["theirs", words.theirs, words.theirsHelp],
  ];
  return (
    <Dialog
      title={words.title}
      shape="gallery"
      onClose={postpone}
      actions={
        <>
          <Button onClick={() => downloadText("my-version.json", configText(store.getState()))}>
            {messages.review.download}
          </Button>
          <Button onClick={postpone}>{words.later}</Button>
          <Button tone="primary" onClick={() => resolve(choice)}>
            {words.proceed}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
      <VersionChoice choices={choices} choice={choice} onChoose={setChoice} />
      {unplaced.length > 0 && (
        <section className="unplaced" aria-label={messages.review.unplaced}>
          <h3>{words.noPlace({ number: unplaced.length })}</h3>
          <ul>
            {unplaced.map((left, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two of them may be equal in all that they say
              <li key={index} className="change">
                <p className="change-words">
                  <strong>{messages.review.youDid({ what: left.what })}</strong> {left.reason}
                </p>
                <UnappliedText left={left} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="conflict-versions">
        <section>
          <h3>{words.yours}</h3>
          <Version changes={mine} text={configText(store.getState())} />
        </section>
        <section>
          <h3>{words.ofFile}</h3>
          <Version changes={theirs} text={fileText} />
        </section>
      </div>
    </Dialog>
  );
}

function Version({ changes, text }: { readonly changes: Conflict["mine"]; readonly text: string }) {
  return (
    <>
      {changes.length === 0 && <p className="field-help">{conflictMessages().onlyWriting}</p>}
      <ChangeList changes={changes} />
      <details>
        <summary>{conflictMessages().wholeFile}</summary>
        <pre>{text}</pre>
      </details>
    </>
  );
}
