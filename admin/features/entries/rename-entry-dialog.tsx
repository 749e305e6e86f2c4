import { useState } from "react";
import { entryIdOf } from "../../document/entry-file.ts";
import { messages } from "../../messages/messages.ts";
import { PromptDialog } from "../../ui/prompt-dialog.tsx";
import { PromptText } from "../../ui/prompt-text.tsx";
import { useEntryCommands } from "./entry-commands-context.ts";
import { idError } from "./new-entry.ts";

interface RenameEntryDialogProps {
  readonly file: string;
  readonly collection: string;
  readonly onClose: () => void;
}

export function RenameEntryDialog({ file, collection, onClose }: RenameEntryDialogProps) {
  const commands = useEntryCommands();
  const [id, setId] = useState(entryIdOf(file));
  const others = commands
    .taken()
    .filter((other) => other !== file && other.startsWith(`content/${collection}/`));
  const wrong = idError(id, others.map(entryIdOf));
  return (
    <PromptDialog
      title={messages.entries.renameTitle}
      verb={messages.entries.renameVerb}
      disabled={wrong !== undefined || id === entryIdOf(file)}
      onDone={() => {
        onClose();
        commands.rename(file, id);
      }}
      onClose={onClose}
    >
      <PromptText
        label={messages.entries.address}
        value={id}
        wrong={wrong}
        spellCheck={false}
        onChange={setId}
      />
    </PromptDialog>
  );
}
