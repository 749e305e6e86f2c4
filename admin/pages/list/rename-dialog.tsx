import { useState } from "react";
import type { PageDocument } from "../../edits/site-document.ts";
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
  const [title, setTitle] = useState(String(page.title ?? ""));
  const inMenu = useEditor((state) => menuName(page, state.document.site));
  const menu = inMenu === undefined ? "" : ` The menu calls it “${inMenu}”: that is changed under Header.`;
  const empty = title.trim() === "";
  return (
    <AskDialog
      title="Rename the page"
      verb="Rename"
      disabled={empty}
      onDone={() => onRename(title.trim())}
      onClose={onClose}
    >
      <AskedText
        label="Title"
        value={title}
        wrong={empty ? "A page needs a title." : undefined}
        help={`The title in search results and the browser's tab, up to 60 characters. The address stays as it is.${menu}`}
        onChange={setTitle}
      />
    </AskDialog>
  );
}
