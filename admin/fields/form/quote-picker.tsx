import { useState } from "react";
import type { Schema } from "../../../schema/schema.ts";
import { listQuotable } from "../../labels/tokens/list-quotable.ts";
import { messages } from "../../messages/messages.ts";
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
      title={messages.form.take}
      onClose={onClose}
      tools={
        <input
          type="search"
          className="input"
          aria-label={messages.form.searchValues}
          placeholder={messages.form.search}
          value={wanted}
          onChange={({ target: input }) => setWanted(input.value)}
        />
      }
    >
      <p className="field-help">{messages.form.alwaysSame}</p>
      {found.length === 0 && <EmptyState title={messages.form.nothingFits} />}
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
                    <span className="details-value">{value || messages.form.emptyNow}</span>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
