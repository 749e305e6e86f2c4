import { enhanceFilter } from "../_kit/filter/enhance-filter.ts";
import { element } from "../_kit/html/element.ts";
import { createRow } from "./create-row.ts";

/** Filters the rows. A total is of all of them, so it is not shown meanwhile. */
export function filterRows(block: HTMLElement, table: HTMLTableElement): void {
  const bodies = [...table.tBodies];
  const headings = [...table.querySelectorAll<HTMLElement>("thead th")];
  const rowsOf = (body: HTMLTableSectionElement) =>
    [...body.rows].filter((row) => !row.matches(".table-group"));
  const showTotal = (isShown: boolean) => {
    if (table.tFoot) table.tFoot.hidden = !isShown;
  };
  enhanceFilter<Parameters<typeof createRow>[0]>(block, {
    elements: bodies.flatMap(rowsOf),
    create: (row) => createRow(row, headings, table.lang),
    replace: (rows) => {
      for (const body of [...table.tBodies]) body.remove();
      table.tHead?.after(...(rows ? [element("tbody", {}, rows)] : bodies));
      for (const heading of headings) heading.ariaSort = null;
      showTotal(rows === undefined);
    },
    onHidden: (isFiltered) => {
      for (const body of bodies) body.hidden = rowsOf(body).every((row) => row.hidden);
      showTotal(!isFiltered);
    },
  });
}
