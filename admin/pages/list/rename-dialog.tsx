import { useState } from "react";
import type { PageDocument } from "../../edits/site-document.ts";
import { messages } from "../../messages/messages.ts";
import { useEditor } from "../../session-context.ts";
import { menuName } from "../words/page-words.ts";
import { AskDialog } from "./ask-dialog.tsx";
import { AskedText } from "./asked-text.tsx";

interface RenameDialogProps {
  readonly page: PageDocument;
  readonly onRename: (title: string) => void;
  readonly onClose: () => void;
}

export function RenameDialog({ page, onRename, onClose }: RenameDialogProps) {
  const words = messages.pages.ask;
  const [title, setTitle] = useState(String(page.title ?? ""));
  const inMenu = useEditor((state) => menuName(page, state.document.site));
  const menu = inMenu === undefined ? "" : words.inMenu(inMenu);
  const empty = title.trim() === "";
  return (
    <AskDialog
      title={words.renameTitle}
      verb={words.rename}
      disabled={empty}
      onDone={() => onRename(title.trim())}
      onClose={onClose}
    >
      <AskedText
        label={words.title}
        value={title}
        wrong={empty ? words.needsTitle : undefined}
        help={`${words.renameHelp}${menu}`}
        onChange={setTitle}
      />
    </AskDialog>
  );
}
