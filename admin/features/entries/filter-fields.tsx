import { memo } from "react";
import { messages } from "../../messages/messages.ts";
import type { EntryFilter, FilterChoice } from "./entry-filters.ts";

interface FilterFieldsProps {
  readonly filters: readonly EntryFilter[];
  readonly chosen: FilterChoice;
  readonly onChoose: (chosen: FilterChoice) => void;
}

/** What a list can be narrowed down by, one choice each. */
export const FilterFields = memo(({ filters, chosen, onChoose }: FilterFieldsProps) => {
  if (filters.length === 0) return null;
  return (
    <div className="entry-filters">
      {filters.map(({ field, title, choices }) => (
        <select
          key={field}
          className="input"
          aria-label={title}
          value={chosen[field] ?? ""}
          onChange={({ target }) => onChoose({ ...chosen, [field]: target.value || undefined })}
        >
          <option value="">{messages.entries.all(title)}</option>
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ))}
    </div>
  );
});
