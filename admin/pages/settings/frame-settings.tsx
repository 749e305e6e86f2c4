import { CopyPlus, Trash2 } from "lucide-react";
import { useState } from "react";
import { frameName, frameOfPage } from "../../edits/frames.ts";
import type { PageDocument } from "../../edits/site-document.ts";
import { namePage } from "../../edits/words/name-page.ts";
import { Button } from "../../kit/button.tsx";
import { useEditor, useView } from "../../session-context.ts";
import { usePagesCommands } from "../commands/commands-context.ts";
import { idOfTitle } from "../list/address-of-title.ts";
import { AskDialog } from "../list/ask-dialog.tsx";
import { AskedText } from "../list/asked-text.tsx";
import { pageTitle } from "../words/page-words.ts";

/** What a frame is, which pages have it, and what can be done with it as a whole. */
export function FrameSettings({ frame }: { readonly frame: PageDocument }) {
  const commands = usePagesCommands().frame;
  const document = useEditor((state) => state.document);
  const readOnly = useEditor((state) => state.readOnly !== undefined);
  const go = useView((view) => view.go);
  const [asking, setAsking] = useState(false);
  const name = frameName(frame.id);
  const pages = document.pages.filter((page) => frameOfPage(document, page).id === frame.id);
  return (
    <section aria-label="About this frame">
      <header className="inspector-head">
        <div>
          <p className="inspector-over">Whole site</p>
          <h2>{namePage(frame)}</h2>
          <p className="field-help">
            {name === ""
              ? "The blocks around those of every page: header, footer and what floats beside them."
              : "The blocks around those of the pages that name this frame, or that are in the language of its name."}
          </p>
        </div>
      </header>
      <div className="inspector-fields">
        <h3>{pages.length === 1 ? "One page has it" : `${pages.length} pages have it`}</h3>
        <ul className="choice-list">
          {pages.map((page) => (
            <li key={page.id}>
              <button type="button" onClick={() => go({ workspace: "pages", page: page.id })}>
                <span>{pageTitle(page, document.site)}</span>
                <small>{page.path}</small>
              </button>
            </li>
          ))}
        </ul>
        <Button icon={<CopyPlus size={16} />} disabled={readOnly} onClick={() => setAsking(true)}>
          Make another frame…
        </Button>
        {name !== "" && (
          <Button
            tone="plain"
            icon={<Trash2 size={16} />}
            disabled={readOnly}
            onClick={() => commands.remove(frame.id)}
          >
            Delete this frame
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
  const commands = usePagesCommands().frame;
  const [written, setWritten] = useState("");
  const name = commands.isLanguage(written.trim()) ? written.trim() : idOfTitle(written);
  const wrong =
    written.trim() !== "" && commands.isTaken(name) ? "There is a frame of this name already." : undefined;
  return (
    <AskDialog
      title="Make another frame"
      verb="Make frame"
      disabled={written.trim() === "" || wrong !== undefined}
      onDone={() => onAdd(name)}
      onClose={onClose}
    >
      <AskedText
        label="Name"
        value={written}
        wrong={wrong}
        help="It starts as a copy of this one. Pages choose it in their settings; one that is named like a language, such as fr, is taken by all pages in it."
        onChange={setWritten}
      />
    </AskDialog>
  );
}
