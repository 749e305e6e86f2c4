import type { MessagesOf } from "blockwork";
import { useState } from "react";
import type { messages } from "./messages.ts";

interface StudioNotesIslandProps {
  readonly items: readonly string[];
  readonly texts: Pick<MessagesOf<typeof messages>, "reverse">;
}

export default function StudioNotesIsland({ items, texts }: StudioNotesIslandProps) {
  const [isReversed, setReversed] = useState(false);
  return (
    <>
      <button type="button" aria-pressed={isReversed} onClick={() => setReversed(!isReversed)}>
        {texts.reverse}
      </button>
      <ul>
        {(isReversed ? items.toReversed() : items).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}
