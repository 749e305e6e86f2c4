import { TextCursorInput } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { IconButton } from "../kit/icon-button.tsx";
import { messages } from "../messages/messages.ts";
import { keyWords } from "../shortcuts/key-words.ts";
import { DetailPicker } from "./late-dialogs.ts";

const keys = "Alt+I";

/**
 * What writes a detail of the site at the caret of a text field: a button beside its label, which is no stop of the Tab
 * key, and a key in the field.
 */
export function useInsertDetail(onInsert: (token: string) => void) {
  const [open, setOpen] = useState(false);
  const tool = (
    <>
      <IconButton
        className="field-tool"
        label={messages.form.insertDetailMenu}
        keys={keyWords(keys)}
        icon={<TextCursorInput size={15} />}
        tabIndex={-1}
        onClick={() => setOpen(true)}
      />
      {open && (
        <DetailPicker
          onClose={() => setOpen(false)}
          onChoose={({ token }) => {
            setOpen(false);
            onInsert(`{{${token}}}`);
          }}
        />
      )}
    </>
  );
  const attributes = {
    "aria-keyshortcuts": keys,
    onKeyDown(event: KeyboardEvent) {
      // With Alt, some keyboards write another letter.
      if (event.code !== "KeyI" || !event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      setOpen(true);
    },
  };
  return { tool, attributes };
}
