import { useTable } from "@tanstack/react-table";
import { useEffect, useState } from "react";
import { type Boat, columns, features } from "./columns.ts";

export default function Boats({ boats }: { readonly boats: readonly Boat[] }) {
  const table = useTable({ features, columns, data: boats });
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return (
    <table>
      <thead>
        {table.getHeaderGroups().map(({ id, headers }) => (
          <tr key={id}>
            {headers.map((header) => (
              <th key={header.id} scope="col" aria-sort={sorting[header.column.getIsSorted() || "none"]}>
                {isLive ? (
                  <button type="button" onClick={header.column.getToggleSortingHandler()}>
                    <table.FlexRender header={header} />
                  </button>
                ) : (
                  <table.FlexRender header={header} />
                )}
              </th>
            ))}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id}>
            {row.getAllCells().map((cell) => (
              <td key={cell.id}>
                <table.FlexRender cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const sorting = { none: "none", asc: "ascending", desc: "descending" } as const;
