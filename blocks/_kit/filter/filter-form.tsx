import { usePage } from "../page/page-context.ts";
import { useMessages } from "../page/use-messages.ts";
import { withIndexKeys } from "../with-index-keys.ts";
import {
  type FilterBy,
  type FilterField,
  type FilterItem,
  filterLimits,
  filterOptions,
} from "./filter-options.ts";

interface FilterFormProps {
  readonly filter: FilterBy;
  /** Those on the page. */
  readonly items: readonly FilterItem[];
}

/** The fields of a filter, what it says, and what `enhanceFilter` needs. Without script it is not shown. */
export function FilterForm({ filter, items }: FilterFormProps) {
  const messages = useMessages();
  const all = filter.all?.value ?? items;
  const texts = {
    hits: messages.resultsShown,
    nothing: messages.nothingMatches,
    loading: messages.loading,
    failed: messages.notLoaded,
  };
  return (
    <search
      className="filter"
      aria-label={messages.filter}
      data-fields={JSON.stringify(filter.fields.map(({ id, kind }) => [id, kind]))}
      data-texts={JSON.stringify(texts)}
      data-src={filter.all?.src}
    >
      <div className="filter-fields">
        {withIndexKeys(filter.fields).map(([index, field]) => (
          <Field key={index} field={field} values={all.flatMap(({ values }) => values[index] ?? [])} />
        ))}
        <button type="button" className="filter-clear button button-quiet" hidden>
          {messages.clearFilter}
        </button>
      </div>
      <p className="filter-status" role="status" />
    </search>
  );
}

interface FieldProps {
  readonly field: FilterField;
  readonly values: readonly string[];
}

function Field({ field, values }: FieldProps) {
  const { language } = usePage();
  const messages = useMessages();
  const { id, title, kind } = field;
  if (kind === "range") {
    const { min, max } = filterLimits(values);
    return (
      <fieldset className="filter-field">
        <legend>{title}</legend>
        <input
          type="number"
          data-field={id}
          autoComplete="off"
          step="any"
          placeholder={String(min ?? "")}
          aria-label={messages.rangeFrom}
        />
        <span aria-hidden="true">–</span>
        <input
          type="number"
          data-field={id}
          autoComplete="off"
          step="any"
          placeholder={String(max ?? "")}
          aria-label={messages.rangeTo}
        />
      </fieldset>
    );
  }
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is in it, of one kind or another
    <label className="filter-field">
      <span>{title}</span>
      {kind === "text" ? (
        <input type="search" data-field={id} autoComplete="off" />
      ) : (
        <select data-field={id} autoComplete="off">
          <option value="">{messages.all}</option>
          {filterOptions(field, values, language).map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </label>
  );
}
