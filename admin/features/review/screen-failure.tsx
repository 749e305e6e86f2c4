import { messages } from "../../../editing/messages/messages.ts";
import { configText } from "../../sync/state/selectors.ts";
import { useEditorDocument } from "../../sync/store/editor-document.ts";
import { downloadText } from "../../ui/browser/download-text.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

interface ScreenFailureProps {
  readonly error: Error;
  readonly onAgain: () => void;
}

export function ScreenFailure({ error, onAgain }: ScreenFailureProps) {
  const { store } = useEditorDocument();
  return (
    <div role="alert">
      <EmptyState title={messages.review.failed} text={messages.review.failedText}>
        <div className="opening-actions">
          <Button tone="primary" onClick={onAgain}>
            {messages.review.openAgain}
          </Button>
          <Button onClick={() => store.getState().undo()}>{messages.review.undoLast}</Button>
          <Button onClick={() => location.reload()}>{messages.review.reload}</Button>
          <Button onClick={() => downloadText("my-version.json", configText(store.getState()))}>
            {messages.review.download}
          </Button>
        </div>
        <details>
          <summary>{messages.review.whatWrong}</summary>
          <p>{error.message}</p>
        </details>
      </EmptyState>
    </div>
  );
}
