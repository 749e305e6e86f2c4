import { type FormEvent, useRef, useState } from "react";
import { useStore } from "zustand";
import { entryIdOf } from "../../../editing/document/entry.ts";
import { entryWords } from "../../../editing/messages/entry-words.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { withLineEnds } from "../../../editing/source-text/with-line-ends.ts";
import type { Collection } from "../../../schema/model/model.ts";
import type { Problem } from "../../../schema/problems/problem.ts";
import { DeveloperNote } from "../../check/problems/developer-note.tsx";
import { useDescribedProblems } from "../../check/problems/use-described-problems.ts";
import { useChecks, useProblems } from "../../check/site-checks.ts";
import { useEditor } from "../../sync/store/editor-document.ts";
import { useRepairs, useSync } from "../../sync/sync.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { ChevronLeft } from "../../ui/icons/icons.ts";
import { useWorkspace } from "../../view/workspace.ts";
import { selectProblem } from "./select-problem.ts";

interface RepairFormProps {
  readonly file: string;
  readonly collection: Collection;
  readonly onLeave: () => void;
}

/** The text of an entry's file that can't be read, to be mended as it stands, with what is wrong with it and where. */
export function RepairForm({ file, collection, onLeave }: RepairFormProps) {
  const { host, unreadableFiles, autosaved } = useSync();
  const { problems: found } = useChecks();
  const { notices } = useWorkspace();
  const broken = useStore(unreadableFiles, (state) => state.unreadable.find((entry) => entry.file === file));
  const typed = useRepairs((state) => state.values.get(file));
  const readOnly = useEditor((state) => state.readOnly !== undefined);
  const problems = useProblems().filter((problem) => problem.file === file);
  const isChecked = useStore(found, (state) => !state.pending);
  const [saving, setSaving] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const { type, save, discard } = autosaved.repairs.getState();
  const text = typed?.value.text ?? broken?.text ?? "";
  const isFixed = !host.canWrite || readOnly;
  const write = (shown: string) => {
    const next = withLineEnds(text, shown);
    type(file, next === broken?.text ? undefined : { text: next });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // A byte order mark can't be seen: without it the text is the same.
    if (!typed) type(file, { text });
    setSaving(true);
    const editError = await save(file);
    setSaving(false);
    if (editError === undefined) notices.getState().notify({ title: messages.repair.saved({ file }) });
  };
  const giveUp = () =>
    notices.getState().notify({
      title: messages.repair.discarded({ file }),
      action: { label: messages.repair.undo, run: discard(file) },
    });
  return (
    <form className="repair" aria-label={messages.repair.form} onSubmit={submit}>
      <header className="inspector-head">
        <IconButton
          className="entry-back"
          label={entryWords().back({ kinds: collection.title })}
          icon={<ChevronLeft size={18} />}
          onClick={onLeave}
        />
        <div>
          <p className="inspector-over">{collection.singular}</p>
          <h2>{entryIdOf(file)}</h2>
          <p className="entry-facts">{file}</p>
        </div>
      </header>
      <div className="repair-body">
        <RepairNotes
          file={file}
          problems={problems}
          isChecked={isChecked}
          state={!broken ? "mended-elsewhere" : isFixed ? "fixed" : "broken"}
          damaged={broken?.damaged ?? false}
          published={!host.canWrite}
          onGo={(problem) => box.current && selectProblem(box.current, problem)}
        />
        <label className="field-label" htmlFor="repair-text">
          {messages.repair.text}
        </label>
        <textarea
          ref={box}
          id="repair-text"
          className="input"
          spellCheck={false}
          readOnly={isFixed}
          value={text}
          onChange={({ target }) => write(target.value)}
        />
        {typed?.reason && (
          <p className="field-error" role="alert">
            {typed.reason}
          </p>
        )}
        {typed?.reason && typed.known && (
          <details>
            <summary>{messages.repair.onDisk}</summary>
            <pre>{typed.known.text}</pre>
          </details>
        )}
        {!isFixed && (
          <div className="picture-buttons">
            <Button type="submit" disabled={saving || !(typed || broken?.damaged)}>
              {saving ? messages.repair.saving : messages.repair.save}
            </Button>
            {typed && (
              <Button tone="plain" onClick={giveUp}>
                {messages.repair.discard}
              </Button>
            )}
          </div>
        )}
      </div>
    </form>
  );
}

interface RepairNotesProps {
  readonly file: string;
  readonly problems: readonly Problem[];
  readonly isChecked: boolean;
  readonly state: "broken" | "fixed" | "mended-elsewhere";
  /** Whether characters of it can't be read. */
  readonly damaged: boolean;
  readonly published: boolean;
  readonly onGo: (problem: Problem) => void;
}

function RepairNotes(props: RepairNotesProps) {
  const words = messages.repair;
  const { file, problems, isChecked, state, damaged, published, onGo } = props;
  const told = useDescribedProblems(problems);
  if (state === "mended-elsewhere") {
    return <p className="inspector-note">{words.elsewhere}</p>;
  }
  const [first] = problems;
  return (
    <>
      {first && (
        <div className="repair-problems" role="status">
          <h3>{words.problems({ number: problems.length })}</h3>
          <ul>
            {told.map(([problem, { text, hint }]) => (
              <li key={`${problem.line} ${problem.column} ${problem.message}`}>
                <p>
                  <strong>{words.line({ line: problem.line ?? 1 })}</strong> {text} {hint}
                </p>
                <Button onClick={() => onGo(problem)}>{words.goTo({ line: problem.line ?? 1 })}</Button>
              </li>
            ))}
          </ul>
          <DeveloperNote problems={problems} />
        </div>
      )}
      {!first && isChecked && (
        <p className="inspector-note" role="status">
          {words.mended}
        </p>
      )}
      {damaged && <p className="inspector-note">{words.damaged}</p>}
      {published && <p className="inspector-note">{words.published({ file, line: first?.line ?? 1 })}</p>}
    </>
  );
}
