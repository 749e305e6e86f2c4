import { useId, useState } from "react";
import { usePagesCommands } from "../commands/commands-context.ts";
import type { NewPage } from "../commands/page-commands.ts";
import { addressOfTitle } from "./address-of-title.ts";
import { AskDialog } from "./ask-dialog.tsx";
import { AskedText } from "./asked-text.tsx";
import { startingPoints } from "./starting-points.ts";

interface NewPageDialogProps {
  readonly onAdd: (page: NewPage) => void;
  readonly onClose: () => void;
}

/** Asks what a page needs to be right from the start. Its address follows its title until somebody writes another. */
export function NewPageDialog({ onAdd, onClose }: NewPageDialogProps) {
  const commands = usePagesCommands().page;
  const group = useId();
  const [title, setTitle] = useState("");
  const [written, setWritten] = useState<string>();
  const [description, setDescription] = useState("");
  const [draft, setDraft] = useState(true);
  const [start, setStart] = useState(startingPoints[0]);
  const path = (written ?? addressOfTitle(title)).trim();
  const wrong = path === "" && written === undefined ? undefined : commands.refusalOf(undefined, path);
  const ready = title.trim() !== "" && path !== "" && wrong === undefined && start !== undefined;
  const add = () => {
    if (!start) return;
    const words = description.trim() || title.trim();
    onAdd({ title: title.trim(), path, description: words, draft, start });
  };
  return (
    <AskDialog title="Add a page" verb="Add page" disabled={!ready} onDone={add} onClose={onClose}>
      <AskedText
        label="Title"
        value={title}
        help="In search results and the browser's tab, up to 60 characters."
        onChange={setTitle}
      />
      <AskedText
        label="Address"
        value={written ?? addressOfTitle(title)}
        wrong={wrong}
        spellCheck={false}
        help="Short words with hyphens, such as /loft-rooms."
        onChange={setWritten}
      />
      <AskedText
        label="Description"
        value={description}
        help="A sentence for search results, up to 160 characters. It can be written later."
        onChange={setDescription}
      />
      <fieldset className="field choice-cards">
        <legend className="field-label">Start with</legend>
        {startingPoints.map((point) => (
          <label key={point.name} className="choice-card">
            <input type="radio" name={group} checked={point === start} onChange={() => setStart(point)} />
            <span>
              {point.name}
              <small>{point.words}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <label className="choice-card">
        <input type="checkbox" checked={draft} onChange={({ target }) => setDraft(target.checked)} />
        <span>
          Keep it as a draft
          <small>Visitors don't see it until you publish it.</small>
        </span>
      </label>
    </AskDialog>
  );
}
