import { CopyPlus, Trash2 } from "lucide-react";
import { useState } from "react";
import { frameName, frameOfPage } from "../../../document/frames.ts";
import type { PageDocument } from "../../../document/site-document.ts";
import { addressLabel } from "../../../labels/address-label.ts";
import { namePage } from "../../../labels/name-page.ts";
import { pageTitle } from "../../../labels/page-title.ts";
import { messages } from "../../../messages/messages.ts";
import { useEditor } from "../../../sync/store/editor-document.ts";
import { Button } from "../../../ui/button.tsx";
import { PromptDialog } from "../../../ui/prompt-dialog.tsx";
import { PromptText } from "../../../ui/prompt-text.tsx";
import { useView } from "../../../workspace/workspace.ts";
import { idOfTitle } from "../commands/address-of-title.ts";
import { usePagesCommands } from "../commands/commands-context.ts";

export function FrameSettings({ frame }: { readonly frame: PageDocument }) {
  const words = messages.pages.frame;
  const commands = usePagesCommands().frame;
  const document = useEditor((state) => state.document);
  const readOnly = useEditor((state) => state.readOnly !== undefined);
  const go = useView((view) => view.go);
  const [asking, setAsking] = useState(false);
  const name = frameName(frame.id);
  const pages = document.pages.filter((page) => frameOfPage(document, page).id === frame.id);
  return (
    <section aria-label={messages.pages.outline.aboutFrame}>
      <header className="inspector-head">
        <div>
          <p className="inspector-over">{messages.pages.outline.wholeSite}</p>
          <h2>{namePage(frame)}</h2>
          <p className="field-help">{name === "" ? words.usual : words.named}</p>
        </div>
      </header>
      <div className="inspector-fields">
        <h3>{words.pages({ number: pages.length })}</h3>
        <ul className="choice-list">
          {pages.map((page) => (
            <li key={page.id}>
              <button type="button" onClick={() => go({ workspace: "pages", page: page.id })}>
                <span>{pageTitle(page, document.site)}</span>
                <small>{addressLabel(page.path)}</small>
              </button>
            </li>
          ))}
        </ul>
        <Button icon={<CopyPlus size={16} />} disabled={readOnly} onClick={() => setAsking(true)}>
          {words.make}
        </Button>
        {name !== "" && (
          <Button
            tone="plain"
            icon={<Trash2 size={16} />}
            disabled={readOnly}
            onClick={() => commands.remove(frame.id)}
          >
            {words.remove}
          </Button>
        )}
      </div>
      {asking && (
        <NewFrameDialog
          onAdd={(wanted) => {
            setAsking(false);
            commands.add(wanted, frame.id);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

interface NewFrameDialogProps {
  readonly onAdd: (name: string) => void;
  readonly onClose: () => void;
}

function NewFrameDialog({ onAdd, onClose }: NewFrameDialogProps) {
  const words = messages.pages.frame;
  const commands = usePagesCommands().frame;
  const [written, setWritten] = useState("");
  const name = commands.isLanguage(written.trim()) ? written.trim() : idOfTitle(written);
  const wrong = written.trim() !== "" && commands.isTaken(name) ? words.taken : undefined;
  return (
    <PromptDialog
      title={words.makeTitle}
      verb={words.makeVerb}
      disabled={written.trim() === "" || wrong !== undefined}
      onDone={() => onAdd(name)}
      onClose={onClose}
    >
      <PromptText label={words.name} value={written} wrong={wrong} help={words.help} onChange={setWritten} />
    </PromptDialog>
  );
}
