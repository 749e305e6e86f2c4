import { useState } from "react";
import type { PageDocument } from "../../edits/site-document.ts";
import { usePagesCommands } from "../commands/commands-context.ts";
import { AskDialog } from "./ask-dialog.tsx";
import { AskedText } from "./asked-text.tsx";

interface AddressDialogProps {
  readonly page: PageDocument;
  readonly onAddress: (path: string) => void;
  readonly onClose: () => void;
}

export function AddressDialog({ page, onAddress, onClose }: AddressDialogProps) {
  const commands = usePagesCommands().page;
  const [path, setPath] = useState(page.path);
  const wanted = path.trim();
  const wrong = wanted === page.path ? undefined : commands.refusalOf(page.id, wanted);
  const links = commands.linksTo(page.id);
  const follow =
    links === 1 ? "The link that leads to it follows." : `The ${links} links that lead to it follow.`;
  return (
    <AskDialog
      title="Change the address"
      verb="Change address"
      disabled={wrong !== undefined || wanted === page.path}
      onDone={() => onAddress(wanted)}
      onClose={onClose}
    >
      <AskedText
        label="Address"
        value={path}
        wrong={wrong}
        spellCheck={false}
        help={`${page.path === "/" ? "This is the home page: who types the site's address comes here. " : ""}${links === 0 ? "No link on this site leads to it." : follow}`}
        onChange={setPath}
      />
    </AskDialog>
  );
}
