import { RotateCcw } from "lucide-react";
import { useState } from "react";
import type { Change } from "../edits/changes/change.ts";
import { Button } from "../kit/button.tsx";
import { Dialog } from "../kit/dialog.tsx";
import { EmptyState } from "../kit/empty-state.tsx";
import { useEditor, useSession } from "../session-context.ts";
import { placeOfEdit } from "../view/place-of-edit.ts";
import { ChangeList } from "./change-list.tsx";
import { UnplacedList } from "./unplaced-list.tsx";

/** What was undone here, and the log as it was then: as long as it is, one undo brings it back. */
interface Undone {
  readonly words: string;
  readonly cursor: number;
}

/** What is different from the saved file, in plain words; each change can be undone alone. */
export function ChangesPanel({ onClose }: { readonly onClose: () => void }) {
  const { store, view } = useSession();
  const changes = useEditor((state) => state.changes());
  const cursor = useEditor((state) => state.history.cursor);
  const refusal = useEditor((state) => state.refusal);
  const readOnly = useEditor((state) => state.readOnly !== undefined);
  const [undone, setUndone] = useState<readonly Undone[]>([]);
  const last = undone.at(-1);
  const undo = (words: string, revert: () => void) => {
    revert();
    if (store.getState().refusal === undefined)
      setUndone([...undone, { words, cursor: store.getState().history.cursor }]);
  };
  const bringBack = () => {
    store.getState().undo();
    setUndone(undone.slice(0, -1));
  };
  const actions = (change: Change) => (
    <>
      <Button tone="plain" onClick={() => view.getState().go(placeOfEdit(change.revert))}>
        Show
      </Button>
      <Button
        disabled={readOnly}
        aria-label={`Undo this: ${change.place}, ${change.what}`}
        onClick={() => undo(`${change.place}: ${change.what}`, () => store.getState().revert(change.key))}
      >
        Undo this
      </Button>
    </>
  );
  return (
    <Dialog
      title="Changes since the last save"
      shape="panel"
      onClose={onClose}
      {...(changes.length > 0 && {
        actions: (
          <Button
            disabled={readOnly}
            icon={<RotateCcw size={16} />}
            onClick={() => undo("All changes", store.getState().revertAll)}
          >
            Undo all
          </Button>
        ),
      })}
    >
      <UnplacedList />
      <div role="status">
        {refusal !== undefined && <p className="changes-note changes-refusal">{refusal}</p>}
        {last?.cursor === cursor && (
          <div className="changes-note">
            <p>
              <strong>Undone.</strong> {last.words}
            </p>
            <Button onClick={bringBack}>Bring it back</Button>
          </div>
        )}
      </div>
      {changes.length === 0 && (
        <EmptyState title="No changes" text="Nothing is different from the saved site." />
      )}
      <ChangeList changes={changes} actions={actions} />
    </Dialog>
  );
}
