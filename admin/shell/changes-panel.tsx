import type { Change } from "../edits/changes/change.ts";
import { SidePanel } from "./side-panel.tsx";

interface ChangesPanelProps {
  readonly changes: readonly Change[];
  readonly onRevert: (key: string) => void;
  readonly onClose: () => void;
}

/** What is different from the saved file, in plain words; each change can be undone alone. */
export function ChangesPanel({ changes, onRevert, onClose }: ChangesPanelProps) {
  return (
    <SidePanel title="Changes since the last save" onClose={onClose}>
      {changes.length === 0 && <p className="nothing">Nothing is different from the saved site.</p>}
      <ul className="panel-list">
        {changes.map(({ key, place, what }) => (
          <li key={key} className="panel-change">
            <p>
              <strong>{place}</strong>
              <span>{what}</span>
            </p>
            <button type="button" className="quiet-button" onClick={() => onRevert(key)}>
              Undo this
            </button>
          </li>
        ))}
      </ul>
    </SidePanel>
  );
}
