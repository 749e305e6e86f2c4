import { useState } from "react";
import { fieldWords } from "../../../editing/messages/field-words.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { Detail } from "../form/mapping/list-details.ts";
import { useFoundDetails } from "../form/use-found-details.ts";

interface DetailPickerProps {
  readonly onChoose: (detail: Detail) => void;
  readonly onClose: () => void;
}

export function DetailPicker({ onChoose, onClose }: DetailPickerProps) {
  const [wanted, setWanted] = useState("");
  const found = useFoundDetails(wanted);
  const groups = [...new Set(found.map(({ group }) => group))];
  return (
    <Dialog
      title={fieldWords().insertDetail}
      onClose={onClose}
      tools={
        <input
          type="search"
          className="input"
          aria-label={fieldWords().searchDetails}
          placeholder={fieldWords().searchDetailsHint}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
          onKeyDown={(event) => {
            const [first] = found;
            if (event.key !== "Enter" || event.nativeEvent.isComposing || !first) return;
            event.preventDefault();
            onChoose(first);
          }}
        />
      }
    >
      <p className="field-help">{messages.values.staysSame}</p>
      {found.length === 0 && <EmptyState title={fieldWords().noDetail} />}
      {groups.map((group) => (
        <section key={group} className="details-group">
          <h3>{group}</h3>
          <ul>
            {found
              .filter((detail) => detail.group === group)
              .map((detail) => (
                <li key={detail.token}>
                  <button type="button" className="details-choice" onClick={() => onChoose(detail)}>
                    <span>{detail.name}</span>
                    <span className="details-value">{detail.value}</span>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
