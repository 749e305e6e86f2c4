import { useState } from "react";
import { listQuotable } from "../../../editing/labels/tokens/list-quotable.ts";
import { fieldWords } from "../../../editing/messages/field-words.ts";
import type { Schema } from "../../../schema/fields/schema.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useTokenScope } from "./use-token-scope.ts";

interface QuotePickerProps {
  readonly target: Schema;
  readonly chosen: string | undefined;
  readonly onChoose: (path: string) => void;
  readonly onClose: () => void;
}

export function QuotePicker({ target, chosen, onChoose, onClose }: QuotePickerProps) {
  const scope = useTokenScope();
  const [wanted, setWanted] = useState("");
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const found = listQuotable(target, scope).filter(({ group, name, value, path }) => {
    const text = `${group} ${name} ${value} ${path}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const groups = [...new Set(found.map(({ group }) => group))];
  return (
    <Dialog
      title={fieldWords().take}
      onClose={onClose}
      tools={
        <input
          type="search"
          className="input"
          aria-label={fieldWords().searchValues}
          placeholder={fieldWords().search}
          value={wanted}
          onChange={({ target: input }) => setWanted(input.value)}
        />
      }
    >
      <p className="field-help">{fieldWords().alwaysSame}</p>
      {found.length === 0 && <EmptyState title={fieldWords().nothingFits} />}
      {groups.map((group) => (
        <section key={group} className="details-group">
          <h3>{group}</h3>
          <ul>
            {found
              .filter((one) => one.group === group)
              .map(({ path, name, value }) => (
                <li key={path}>
                  <button
                    type="button"
                    className="details-choice"
                    aria-pressed={path === chosen}
                    onClick={() => onChoose(path)}
                  >
                    <span>{name}</span>
                    <span className="details-value">{value || fieldWords().emptyNow}</span>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
