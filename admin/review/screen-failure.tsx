import { downloadText } from "../download-text.ts";
import { Button } from "../kit/button.tsx";
import { EmptyState } from "../kit/empty-state.tsx";
import { useSession } from "../session-context.ts";

interface ScreenFailureProps {
  readonly error: Error;
  readonly onAgain: () => void;
}

/** What stands in place of a screen that has stopped: the work, which is not in it, and a way back. */
export function ScreenFailure({ error, onAgain }: ScreenFailureProps) {
  const { store } = useSession();
  return (
    <div role="alert">
      <EmptyState
        title="This screen has stopped working"
        text="Your work is not touched by that: the draft has everything, and the other screens go on."
      >
        <div className="opening-actions">
          <Button tone="primary" onClick={onAgain}>
            Open it again
          </Button>
          <Button onClick={() => store.getState().undo()}>Undo the last change</Button>
          <Button onClick={() => location.reload()}>Load the editor again</Button>
          <Button onClick={() => downloadText("my-version.json", store.getState().text())}>
            Download my version
          </Button>
        </div>
        <details>
          <summary>What went wrong</summary>
          <p>{error.message}</p>
        </details>
      </EmptyState>
    </div>
  );
}
