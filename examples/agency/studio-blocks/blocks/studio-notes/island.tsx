import { useMessages } from "blockwork";
import { useState } from "react";
import { messages } from "./messages.ts";

interface StudioNotesIslandProps {
  readonly items: readonly string[];
}

export default function StudioNotesIsland({ items }: StudioNotesIslandProps) {
  const { reverse } = useMessages(messages);
  const [isReversed, setReversed] = useState(false);
  return (
    <>
      <button type="button" aria-pressed={isReversed} onClick={() => setReversed(!isReversed)}>
        {reverse}
      </button>
      <ul>
        {(isReversed ? items.toReversed() : items).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}
