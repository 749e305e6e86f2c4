import { useState } from "react";
import type { PageDocument } from "../../../../editing/document/site-document.ts";
import { addressLabel, typedAddress } from "../../../../editing/labels/page-label.ts";
import { messages } from "../../../../editing/messages/messages.ts";
import { useOpenedSite } from "../../../site/opened-site.ts";
import { useEditorDocument } from "../../../sync/store/editor-document.ts";
import { PromptDialog } from "../../../ui/prompt-dialog.tsx";
import { PromptText } from "../../../ui/prompt-text.tsx";
import { usePagesCommands } from "../commands/commands-context.ts";
import { addressError } from "./address-error.ts";

interface AddressDialogProps {
  readonly page: PageDocument;
  readonly onAddress: (path: string) => void;
  readonly onClose: () => void;
}

export function AddressDialog({ page, onAddress, onClose }: AddressDialogProps) {
  const words = messages.pages.ask;
  const { store } = useEditorDocument();
  const { content } = useOpenedSite();
  const commands = usePagesCommands().page;
  const [path, setPath] = useState(addressLabel(page.path));
  const [links] = useState(() => commands.linkWords(page.id));
  const wanted = typedAddress(path.trim(), page.path);
  const wrong =
    wanted === page.path
      ? undefined
      : addressError(store.getState().document, content, { page: page.id, path: wanted });
  const home = page.path === "/" ? words.isHome : "";
  return (
    <PromptDialog
      title={words.changeTitle}
      verb={words.change}
      disabled={wrong !== undefined || wanted === page.path}
      onDone={() => onAddress(wanted)}
      onClose={onClose}
    >
      <PromptText
        label={words.address}
        value={path}
        wrong={wrong}
        spellCheck={false}
        help={home + links}
        onChange={setPath}
      />
    </PromptDialog>
  );
}
