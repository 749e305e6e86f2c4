import { useState } from "react";
import { messages } from "../../messages/messages.ts";

interface TokenSourceProps {
  readonly text: string;
  readonly onWrite: (text: string) => void;
}

export function TokenSource({ text, onWrite }: TokenSourceProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className="developer-note" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{messages.shell.forDevelopers}</summary>
      {open && (
        <textarea
          className="input"
          aria-label={messages.shared.asWritten}
          rows={1}
          spellCheck={false}
          value={text}
          onChange={({ target }) => onWrite(target.value)}
        />
      )}
    </details>
  );
}
