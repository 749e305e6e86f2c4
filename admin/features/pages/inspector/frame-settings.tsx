import { useState } from "react";
import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import { frameName, frameOfPage } from "../../../../editing/document/frames.ts";
import { idOfTitle } from "../../../../editing/document/page.ts";
import type { PageDocument } from "../../../../editing/document/site-document.ts";
import { addressLabel, namePage, pageTitle } from "../../../../editing/labels/page-label.ts";
import { messages } from "../../../../editing/messages/messages.ts";
import { useSlugOptions } from "../../../site/use-slug-options.ts";
import { useEditor } from "../../../sync/store/editor-document.ts";
import { Button } from "../../../ui/button.tsx";
import { CopyPlus, Trash2 } from "../../../ui/icons/icons.ts";
import { PromptChoice } from "../../../ui/prompt-choice.tsx";
import { PromptDialog } from "../../../ui/prompt-dialog.tsx";
import { PromptText } from "../../../ui/prompt-text.tsx";
import { useView, useWorkspace } from "../../../view/workspace.ts";
import { type NewFrame, usePagesCommands } from "../commands/commands-context.ts";

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
          pages={pages}
          onAdd={(wanted) => {
            setAsking(false);
            commands.add({ ...wanted, like: frame.id });
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

interface NewFrameDialogProps {
  readonly pages: readonly PageDocument[];
  readonly onAdd: (frame: Omit<NewFrame, "like">) => void;
  readonly onClose: () => void;
}

function NewFrameDialog({ pages, onAdd, onClose }: NewFrameDialogProps) {
  const words = messages.pages.frame;
  const site = useEditor((state) => state.document.site);
  const visited = useStore(
    useWorkspace().recent,
    useShallow((places) => places.map((place) => (place.workspace === "pages" ? place.page : undefined))),
  );
  const cameFrom = visited.find((name) => pages.some((page) => page.id === name));
  const [page, setPage] = useState(cameFrom);
  const commands = usePagesCommands().frame;
  const [written, setWritten] = useState("");
  const slugs = useSlugOptions();
  const name = commands.isLanguage(written.trim()) ? written.trim() : idOfTitle(written, slugs) || "frame";
  const wrong = written.trim() !== "" && commands.isTaken(name) ? words.taken : undefined;
  return (
    <PromptDialog
      title={words.makeTitle}
      verb={words.makeVerb}
      disabled={written.trim() === "" || wrong !== undefined}
      onDone={() => onAdd({ name, page })}
      onClose={onClose}
    >
      <PromptText label={words.name} value={written} wrong={wrong} help={words.help} onChange={setWritten} />
      <PromptChoice
        label={words.useFor}
        value={page ?? ""}
        choices={pages.map((one) => ({ value: one.id, label: pageTitle(one, site) }))}
        none={words.noPage}
        onChange={(wanted) => setPage(wanted || undefined)}
      />
    </PromptDialog>
  );
}
