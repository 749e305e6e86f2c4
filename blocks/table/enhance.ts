import { createComparison, type SortKind } from "./compare-cells.ts";

/**
 * Sorts the rows by the column whose heading is clicked: up at first, then the other way round each time. Rows stay in
 * their group, below its heading.
 */
export default function enhance(block: HTMLElement): void {
  const table = block.querySelector("table");
  if (!table) return;
  if (block.querySelector(".filter"))
    import("./filter-rows.ts").then(({ filterRows }) => filterRows(block, table)).catch(() => {});
  table.addEventListener("click", ({ target }) => {
    const heading = target instanceof Element && target.closest(".table-sort") && target.closest("th");
    if (!heading) return;
    const direction = heading.ariaSort === "ascending" ? -1 : 1;
    const compare = createComparison(heading.dataset.sort as SortKind, table.lang);
    const textOf = (row: HTMLTableRowElement) => {
      const cell = row.cells[heading.cellIndex];
      return cell?.querySelector("time")?.dateTime ?? cell?.textContent ?? "";
    };
    for (const body of table.tBodies)
      body.append(
        ...[...body.rows]
          .filter((row) => !row.matches(".table-group"))
          .map((row) => ({ row, text: textOf(row) }))
          .sort((one, other) => compare(one.text, other.text, direction))
          .map(({ row }) => row),
      );
    for (const other of table.querySelectorAll<HTMLElement>("thead th")) other.ariaSort = null;
    heading.ariaSort = direction === 1 ? "ascending" : "descending";
  });
}
