import { fillInCount, formatList, type Resolved, useSlice, withIndexKeys } from "blockwork";
import { leftOut } from "./left-out.ts";
import type { schema } from "./schema.ts";

export type PriceTableProps = Pick<Resolved<typeof schema>, "rows" | "allergens" | "words"> & {
  readonly language: string;
};

/** The table of prices. A button leaves out every row that has its allergen; pressed again, they come back. */
export default function PriceTable({ rows, allergens, words, language }: PriceTableProps) {
  const without = useSlice(leftOut);
  const shown = rows.filter((row) => !row.allergens.some((id) => without.includes(id)));
  const toggle = (id: string) =>
    leftOut.set(without.includes(id) ? without.filter((other) => other !== id) : [...without, id]);
  const namesOf = (ids: readonly string[]) =>
    formatList(
      allergens.filter(({ id }) => ids.includes(id)).map(({ name }) => name),
      language,
      "unit",
    );
  return (
    <>
      <fieldset className="price-list-filter">
        <legend>{words.filter}</legend>
        {allergens.map(({ id, name }) => (
          <button key={id} type="button" aria-pressed={without.includes(id)} onClick={() => toggle(id)}>
            {name}
          </button>
        ))}
      </fieldset>
      <table className="price-list-table">
        <thead>
          <tr>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.weight}</th>
            <th scope="col">{words.allergens}</th>
            <th scope="col">{words.price}</th>
          </tr>
        </thead>
        <tbody>
          {withIndexKeys(shown).map(([key, row]) => (
            <tr key={key}>
              <th scope="row">
                <a href={row.href}>{row.name}</a>
              </th>
              <td data-column={words.weight}>{row.weight}</td>
              <td data-column={words.allergens}>{namesOf(row.allergens)}</td>
              <td className="price-list-price">{row.price}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length === 0 && <p className="empty">{words.empty}</p>}
      <p className="price-list-count" role="status">
        {fillInCount({ one: words.shownOne, other: words.shownOther }, shown.length, language)}
      </p>
    </>
  );
}
