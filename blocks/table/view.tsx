import { useId } from "react";
import type { Resolved } from "../../schema/fields/resolved.ts";
import { Day } from "../_kit/day.tsx";
import { FilterFoot } from "../_kit/filter/filter-foot.tsx";
import { FilterForm } from "../_kit/filter/filter-form.tsx";
import { filterAttributes } from "../_kit/filter/filter-options.ts";
import { languageAttributes } from "../_kit/item-language.ts";
import { Link } from "../_kit/link.tsx";
import { usePage } from "../_kit/page/page-context.ts";
import { useMessages } from "../_kit/page/use-messages.ts";
import { Section } from "../_kit/section.tsx";
import { withIndexKeys } from "../_kit/with-index-keys.ts";
import { alignOf, cellText, sortOf, totalOf } from "./cells.ts";
import { rowsOf } from "./rows-of.ts";
import type { schema } from "./schema.ts";

type Props = Resolved<typeof schema>;
type Columns = Props["columns"];

export function Table(props: Props) {
  const { label, title, intro, caption, columns, rows, sortable, narrow, filterBy } = props;
  const { language } = usePage();
  const id = useId();
  const groups = props.groups.filter((group) => group.rows.length > 0);
  const most = Math.max(rows.length, ...groups.map((group) => group.rows.length));
  if (most === 0 || columns.length === 0) return null;
  const isSortable = sortable && most > 1;
  return (
    <Section
      name="table"
      label={label}
      title={title}
      intro={intro}
      className={`table-as-${narrow}`}
      hydrateOn={filterBy ? "query" : isSortable ? "interaction" : undefined}
    >
      {filterBy && <FilterForm filter={filterBy} items={rowsOf(props).map(({ row }) => row)} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll only what has the focus */}
      <section className="table-box" aria-labelledby={id} tabIndex={0}>
        <table lang={language}>
          <caption id={id}>{caption}</caption>
          <Head columns={columns} isSortable={isSortable} filter={filterBy?.all !== undefined} />
          {rows.length > 0 && (
            <tbody>
              <Rows {...props} />
            </tbody>
          )}
          {withIndexKeys(groups).map(([key, group]) => (
            <tbody key={key}>
              <tr className="table-group" {...languageAttributes(group)}>
                <th scope="rowgroup" colSpan={columns.length}>
                  {group.title}
                </th>
              </tr>
              <Rows {...props} rows={group.rows} />
            </tbody>
          ))}
          <Foot {...props} />
        </table>
      </section>
      {filterBy?.all && <FilterFoot />}
    </Section>
  );
}

interface HeadProps {
  readonly columns: Columns;
  readonly isSortable: boolean;
  /** Whether a script makes rows of it. */
  readonly filter: boolean;
}

function Head({ columns, isSortable, filter }: HeadProps) {
  return (
    <thead>
      <tr>
        {withIndexKeys(columns).map(([key, column]) => (
          <th
            key={key}
            scope="col"
            {...cellAttributes(column)}
            data-label={filter ? column.title : undefined}
            data-currency={filter ? column.currency : undefined}
          >
            <span className={isSortable ? "table-heading" : undefined}>{column.title}</span>
            {isSortable && (
              <button type="button" className="table-sort">
                {column.title}
              </button>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Rows({ rows, columns, filterBy }: Pick<Props, "rows" | "columns" | "filterBy">) {
  return withIndexKeys(rows).map(([key, row]) => (
    <Row key={key} row={row} columns={columns} filterBy={filterBy} />
  ));
}

interface RowProps {
  readonly row: Props["rows"][number];
  readonly columns: Columns;
  readonly filterBy: Props["filterBy"];
}

function Row({ row, columns, filterBy }: RowProps) {
  const { language } = usePage();
  return (
    <tr {...filterAttributes(filterBy, row)} {...languageAttributes(row)}>
      {withIndexKeys(columns).map(([index, column]) => {
        const cell = row.cells[index] ?? "";
        const isDay = sortOf(column) === "date" && cell !== "";
        const text = isDay ? <Day date={cell} style="medium" /> : cellText(cell, column, language);
        if (index > 0)
          return (
            <td key={index} {...cellAttributes(column)} data-label={column.title}>
              {text}
            </td>
          );
        return (
          <th key={index} scope="row" {...cellAttributes(column)}>
            {row.href ? <Link href={row.href}>{text}</Link> : text}
          </th>
        );
      })}
    </tr>
  );
}

function Foot({ columns, rows, groups }: Pick<Props, "columns" | "rows" | "groups">) {
  const { language } = usePage();
  const messages = useMessages();
  const [first, ...others] = columns;
  if (!first || !others.some(({ total }) => total)) return null;
  const all = rowsOf({ rows, groups }).map(({ row }) => row.cells);
  return (
    <tfoot>
      <tr>
        <th scope="row" {...cellAttributes(first)}>
          {messages.total}
        </th>
        {withIndexKeys(others).map(([index, column]) => (
          <td key={index} {...cellAttributes(column)} data-label={column.title}>
            {column.total &&
              totalOf(
                all.map((cells) => cells[index + 1] ?? ""),
                column,
                language,
              )}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

const cellAttributes = (column: Columns[number]) => ({
  "data-sort": sortOf(column),
  "data-align": alignOf(column),
  ...(column.minor && { "data-minor": "" }),
});
