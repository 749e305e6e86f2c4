import { downloadText } from "../download-text.ts";
import { Button } from "../kit/button.tsx";
import { messages } from "../messages/messages.ts";
import type { Way } from "./site-opener.ts";

interface OpeningTroubleProps {
  readonly reason: string;
  readonly draft: unknown;
  readonly onOpen: (way: Way) => void;
}

/** The editor does not open with the draft that it has: a way on that loses nothing. */
export function OpeningTrouble({ reason, draft, onOpen }: OpeningTroubleProps) {
  return (
    <main className="opening-trouble">
      <h1>{messages.drafts.trouble}</h1>
      <p>{messages.drafts.troubleText}</p>
      <p className="opening-actions">
        <Button tone="primary" onClick={() => onOpen("without-draft")}>
          {messages.drafts.startSaved}
        </Button>
        <Button onClick={() => onOpen("trying-again")}>{messages.drafts.tryWith}</Button>
        <Button onClick={() => downloadText("unsaved-changes.json", JSON.stringify(draft, null, 2))}>
          {messages.drafts.download}
        </Button>
      </p>
      <details>
        <summary>{messages.review.whatWrong}</summary>
        <p>{reason}</p>
      </details>
    </main>
  );
}
