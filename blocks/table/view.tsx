import { useId } from "react";
import type { Resolved } from "../../schema/resolved.ts";
import { Day } from "../_kit/day.tsx";
import { languageAttributes } from "../_kit/item-language.ts";
import { Link } from "../_kit/link.tsx";
import { usePage } from "../_kit/page-context.ts";
import { Section } from "../_kit/section.tsx";
import { withIndexKeys } from "../_kit/with-index-keys.ts";
import type { schema } from "./schema.ts";

type Props = Resolved<typeof schema>;

export function Table({ label, title, intro, caption, columns, rows, sortable }: Props) {
  const { language } = usePage();
  const id = useId();
  if (rows.length === 0 || columns.length === 0) return null;
  const isSortable = sortable && rows.length > 1;
  return (
    <Section
      name="table"
      label={label}
      title={title}
      intro={intro}
      hydrateOn={isSortable ? "interaction" : undefined}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll only what has the focus */}
      <section className="table-box" aria-labelledby={id} tabIndex={0}>
        <table lang={language}>
          <caption id={id}>{caption}</caption>
          <thead>
            <tr>
              {withIndexKeys(columns).map(([key, column]) => (
                <th key={key} scope="col" data-sort={column.sort}>
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
          <tbody>
            {withIndexKeys(rows).map(([key, row]) => (
              <Row key={key} row={row} columns={columns} />
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  );
}

interface RowProps extends Pick<Props, "columns"> {
  readonly row: Props["rows"][number];
}

function Row({ row, columns }: RowProps) {
  return (
    <tr {...languageAttributes(row)}>
      {withIndexKeys(columns).map(([index, { sort }]) => {
        const cell = row.cells[index] ?? "";
        const text = sort === "date" && cell !== "" ? <Day date={cell} style="medium" /> : cell;
        if (index > 0)
          return (
            <td key={index} data-sort={sort}>
              {text}
            </td>
          );
        return (
          <th key={index} scope="row" data-sort={sort}>
            {row.href ? <Link href={row.href}>{text}</Link> : text}
          </th>
        );
      })}
    </tr>
  );
}
