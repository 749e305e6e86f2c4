import { downloadText } from "../download-text.ts";
import { Button } from "../kit/button.tsx";
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
      <h1>The editor could not open your unsaved changes</h1>
      <p>
        They are still in this browser. You can try again, or start from the saved site: the changes are then
        put aside, where you can download them.
      </p>
      <p className="opening-actions">
        <Button tone="primary" onClick={() => onOpen("without-draft")}>
          Start from the saved site
        </Button>
        <Button onClick={() => onOpen("trying-again")}>Try again with my changes</Button>
        <Button onClick={() => downloadText("unsaved-changes.json", JSON.stringify(draft, null, 2))}>
          Download my changes
        </Button>
      </p>
      <details>
        <summary>What went wrong</summary>
        <p>{reason}</p>
      </details>
    </main>
  );
}
