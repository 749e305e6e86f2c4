import { useEffect, useRef } from "react";
import type { Conflict } from "../edits/editor-state.ts";

interface ConflictPanelProps {
  readonly conflict: Conflict;
  readonly onResolve: (choice: "mine" | "theirs" | "both") => void;
}

/** The file was changed on disk meanwhile: nothing was written, and somebody has to choose. */
export function ConflictPanel({ conflict, onResolve }: ConflictPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="conflict"
      aria-label="The file has changed"
      onCancel={(event) => event.preventDefault()}
    >
      <h2>The file has changed on disk</h2>
      <p>
        Somebody saved another version since you opened it. Nothing was overwritten. Which one should be kept?
      </p>
      <details>
        <summary>The version on disk</summary>
        <pre>{conflict.fileText}</pre>
      </details>
      <div className="list-tools">
        <button type="button" className="primary-button" onClick={() => onResolve("both")}>
          Put my changes on top of it
        </button>
        <button type="button" className="quiet-button" onClick={() => onResolve("mine")}>
          Keep mine
        </button>
        <button type="button" className="quiet-button" onClick={() => onResolve("theirs")}>
          Take the one on disk
        </button>
      </div>
      <p className="field-help">The version that you do not keep is one undo or redo away.</p>
    </dialog>
  );
}
