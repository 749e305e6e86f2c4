import { useState } from "react";
import type { PageDocument } from "../../../../editing/document/site-document.ts";
import { menuName } from "../../../../editing/labels/page-label.ts";
import { messages } from "../../../../editing/messages/messages.ts";
import { useEditor } from "../../../sync/store/editor-document.ts";
import { PromptDialog } from "../../../ui/prompt-dialog.tsx";
import { PromptText } from "../../../ui/prompt-text.tsx";

interface RenameDialogProps {
  readonly page: PageDocument;
  readonly onRename: (title: string) => void;
  readonly onClose: () => void;
}

export function RenameDialog({ page, onRename, onClose }: RenameDialogProps) {
  const words = messages.pages.ask;
  const [title, setTitle] = useState(String(page.title ?? ""));
  const inMenu = useEditor((state) => menuName(page, state.document.site));
  const menu = inMenu === undefined ? "" : words.inMenu({ name: inMenu });
  const empty = title.trim() === "";
  return (
    <PromptDialog
      title={words.renameTitle}
      verb={words.rename}
      disabled={empty}
      onDone={() => onRename(title.trim())}
      onClose={onClose}
    >
      <PromptText
        label={words.title}
        value={title}
        wrong={empty ? words.needsTitle : undefined}
        help={`${words.renameHelp}${menu}`}
        onChange={setTitle}
      />
    </PromptDialog>
  );
}
