/** The two workspaces: the shared settings, and pages with their blocks. */
export type Workspace = "content" | "pages";

interface TopBarProps {
  readonly siteName: string;
  readonly workspace: Workspace;
  readonly onWorkspace: (workspace: Workspace) => void;
  /** What undo and redo would do, in plain words; nothing where there is nothing to do. */
  readonly undo: string | undefined;
  readonly redo: string | undefined;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly changes: number;
  readonly problems: number;
  readonly onReview: () => void;
  readonly onProblems: () => void;
  readonly onSave: () => void;
  readonly onExport: () => void;
  /** What is true of the work right now: Saved, or kept as a draft. */
  readonly status: string;
}

const workspaces = [
  ["content", "Content"],
  ["pages", "Pages"],
] as const;

/** What is always at hand. One primary button on the screen: Save. */
export function TopBar(props: TopBarProps) {
  const { siteName, workspace, onWorkspace, undo, redo, changes, problems, status } = props;
  return (
    <header className="top-bar">
      <p className="top-bar-name">{siteName}</p>
      <nav className="segments" aria-label="Workspaces">
        {workspaces.map(([name, label]) => (
          <button
            key={name}
            type="button"
            aria-pressed={workspace === name}
            onClick={() => onWorkspace(name)}
          >
            {label}
          </button>
        ))}
      </nav>
      <div className="top-bar-tools">
        <button
          type="button"
          className="tool"
          disabled={!undo}
          title={undo && `Undo: ${undo}`}
          onClick={props.onUndo}
        >
          Undo
        </button>
        <button
          type="button"
          className="tool"
          disabled={!redo}
          title={redo && `Redo: ${redo}`}
          onClick={props.onRedo}
        >
          Redo
        </button>
      </div>
      <p className="top-bar-status" role="status">
        {status}
      </p>
      <button type="button" className="quiet-button" onClick={props.onProblems}>
        {problems === 0 ? "No problems" : `${problems} ${problems === 1 ? "problem" : "problems"}`}
      </button>
      <button type="button" className="quiet-button" disabled={changes === 0} onClick={props.onReview}>
        {changes === 0 ? "No changes" : `Review ${changes} ${changes === 1 ? "change" : "changes"}`}
      </button>
      <button type="button" className="quiet-button" onClick={props.onExport}>
        Export
      </button>
      <button type="button" className="primary-button" disabled={changes === 0} onClick={props.onSave}>
        Save Changes
      </button>
    </header>
  );
}
