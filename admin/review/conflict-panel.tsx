import type { Conflict } from "../edits/editor-state.ts";
import { Button } from "../kit/button.tsx";
import { Dialog } from "../kit/dialog.tsx";
import { useEditor } from "../session-context.ts";

/** The file was changed on disk meanwhile: nothing was written, and somebody has to choose. */
export function ConflictPanel({ conflict }: { readonly conflict: Conflict }) {
  const resolve = useEditor((state) => state.resolve);
  return (
    <Dialog
      title="The file has changed on disk"
      actions={
        <>
          <Button tone="primary" onClick={() => resolve("both")}>
            Put my changes on top of it
          </Button>
          <Button onClick={() => resolve("mine")}>Keep mine</Button>
          <Button onClick={() => resolve("theirs")}>Take the one on disk</Button>
        </>
      }
    >
      <p>
        Somebody saved another version since you opened it. Nothing was overwritten. Which one should be kept?
      </p>
      <details>
        <summary>The version on disk</summary>
        <pre>{conflict.fileText}</pre>
      </details>
      <p className="field-help">The version that you do not keep is one undo or redo away.</p>
    </Dialog>
  );
}
