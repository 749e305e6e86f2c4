import { useState } from "react";
import { messages } from "../../messages/messages.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useOpenedSite } from "../../workspace/opened-site.ts";
import { type Detail, listDetails } from "../form/list-details.ts";
import { useTokenScope } from "../form/use-token-scope.ts";

interface DetailPickerProps {
  readonly onChoose: (detail: Detail) => void;
  readonly onClose: () => void;
}

/** The details of the site that a text can quote, such as a telephone number, with their values. */
export function DetailPicker({ onChoose, onClose }: DetailPickerProps) {
  const scope = useTokenScope();
  const { schemas } = useOpenedSite();
  const [wanted, setWanted] = useState("");
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const found = listDetails(schemas.site, scope).filter(({ group, name, value, token }) => {
    const text = `${group} ${name} ${value} ${token}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const groups = [...new Set(found.map(({ group }) => group))];
  return (
    <Dialog
      title={messages.form.insertDetail}
      onClose={onClose}
      tools={
        <input
          type="search"
          className="input"
          aria-label={messages.form.searchDetails}
          placeholder={messages.form.searchDetailsHint}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      }
    >
      <p className="field-help">{messages.values.staysSame}</p>
      {found.length === 0 && <EmptyState title={messages.form.noDetail} />}
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
