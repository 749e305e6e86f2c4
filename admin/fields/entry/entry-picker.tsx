import { useState } from "react";
import { entryLabel } from "../../../editing/labels/entry-label.ts";
import { fieldWords } from "../../../editing/messages/field-words.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { entryPicture } from "../../../schema/model/model.ts";
import { Thumbnail } from "../../media/store/thumbnail.tsx";
import { useOpenedSite } from "../../site/opened-site.ts";
import { useEntries } from "../../site/use-entries.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Check } from "../../ui/icons/icons.ts";
import { eachMessages } from "../form/each-messages.ts";

interface EntryPickerProps {
  readonly collection: string;
  readonly chosen: string | readonly string[];
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

/** How many are shown at once. */
const maxShown = 60;

export function EntryPicker({ collection, chosen, onChoose, onClose }: EntryPickerProps) {
  const { model } = useOpenedSite().content;
  const entries = useEntries();
  const [wanted, setWanted] = useState("");
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const definition = model.collections[collection];
  const found = entries
    .filter((entry) => entry.collection === collection)
    .map((entry) => ({
      id: entry.id,
      label: entryLabel(model, entry),
      picture: entryPicture(definition, entry.fields),
    }))
    .filter(({ id, label }) => words.every((word) => `${label} ${id}`.toLowerCase().includes(word)));
  const labels = found.map(({ label }) => label);
  const title = definition?.singular ?? messages.values.links.entry;
  const several = typeof chosen !== "string";
  return (
    <Dialog
      title={fieldWords().chooseFor({ field: title })}
      onClose={onClose}
      tools={
        <input
          type="search"
          className="input"
          aria-label={fieldWords().searchEntries}
          placeholder={fieldWords().search}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      }
      {...(several && {
        actions: (
          <>
            <span className="entry-choice-count" role="status">
              {eachMessages().chosenCount({ count: chosen.length })}
            </span>
            <Button tone="primary" onClick={onClose}>
              {eachMessages().done}
            </Button>
          </>
        ),
      })}
    >
      {found.length === 0 && <EmptyState title={fieldWords().nothingCalled} />}
      <ul className="choice-list">
        {found.slice(0, maxShown).map(({ id, label, picture: name }) => (
          <li key={id}>
            <button
              type="button"
              className="entry-choice"
              aria-pressed={several ? chosen.includes(id) : id === chosen}
              onClick={() => onChoose(id)}
            >
              {name !== undefined && <Thumbnail name={name} width={96} className="each-thumbnail" />}
              <span>{label}</span>
              {labels.filter((other) => other === label).length > 1 && <small>{id}</small>}
              {several && chosen.includes(id) && <Check size={16} aria-hidden />}
            </button>
          </li>
        ))}
      </ul>
      {found.length > maxShown && (
        <p className="field-help">{messages.values.moreEntries({ number: found.length - maxShown })}</p>
      )}
    </Dialog>
  );
}
