import { useState } from "react";
import { entryLabel } from "../entries/entry-label.ts";
import { useEntries } from "../entries/use-entries.ts";
import { Dialog } from "../kit/dialog.tsx";
import { EmptyState } from "../kit/empty-state.tsx";
import { messages } from "../messages/messages.ts";
import { useSession } from "../session-context.ts";

interface EntryPickerProps {
  readonly collection: string;
  /** The id of the one that is chosen. */
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

/** How many are shown at once. */
const most = 60;

/** The entries of a collection, found by their words. */
export function EntryPicker({ collection, chosen, onChoose, onClose }: EntryPickerProps) {
  const { model } = useSession().content;
  const entries = useEntries();
  const [wanted, setWanted] = useState("");
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const found = entries
    .filter((entry) => entry.collection === collection)
    .map((entry) => ({ id: entry.id, label: entryLabel(model, entry) }))
    .filter(({ id, label }) => words.every((word) => `${label} ${id}`.toLowerCase().includes(word)));
  const title = model.collections[collection]?.singular ?? messages.values.links.entry;
  return (
    <Dialog
      title={messages.form.chooseFor(title)}
      onClose={onClose}
      tools={
        <input
          type="search"
          className="input"
          aria-label={messages.form.searchEntries}
          placeholder={messages.form.search}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      }
    >
      {found.length === 0 && <EmptyState title={messages.form.nothingCalled} />}
      <ul className="choice-list">
        {found.slice(0, most).map(({ id, label }) => (
          <li key={id}>
            <button type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
              <span>{label}</span>
              {label !== id && <small>{id}</small>}
            </button>
          </li>
        ))}
      </ul>
      {found.length > most && (
        <p className="field-help">{messages.values.moreEntries(found.length - most)}</p>
      )}
    </Dialog>
  );
}
