import type { ValuePath } from "../../../editing/document/edit.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { ForDevelopers } from "./for-developers.tsx";

interface TokenSourceProps {
  readonly path: ValuePath;
  readonly text: string;
  readonly onWrite: (text: string) => void;
}

export function TokenSource({ path, text, onWrite }: TokenSourceProps) {
  const place = path.join(".");
  return (
    <ForDevelopers>
      <code>{place}</code>
      <textarea
        className="input"
        aria-label={`${messages.shared.asWritten}: ${place}`}
        rows={1}
        spellCheck={false}
        value={text}
        onChange={({ target }) => onWrite(target.value)}
      />
    </ForDevelopers>
  );
}
