import { Button } from "../kit/button.tsx";
import { Dialog } from "../kit/dialog.tsx";
import { EmptyState } from "../kit/empty-state.tsx";
import { useEditor } from "../session-context.ts";

/** What is different from the saved file, in plain words; each change can be undone alone. */
export function ChangesPanel({ onClose }: { readonly onClose: () => void }) {
  const changes = useEditor((state) => state.changes());
  const revert = useEditor((state) => state.revert);
  return (
    <Dialog title="Changes since the last save" shape="panel" onClose={onClose}>
      {changes.length === 0 && (
        <EmptyState title="No changes" text="Nothing is different from the saved site." />
      )}
      <ul className="panel-list">
        {changes.map(({ key, place, what }) => (
          <li key={key} className="panel-change">
            <p>
              <strong>{place}</strong>
              <span>{what}</span>
            </p>
            <Button onClick={() => revert(key)} aria-label={`Undo this: ${place}, ${what}`}>
              Undo this
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
