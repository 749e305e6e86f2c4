import type { Resolved } from "../../schema/fields/resolved.ts";
import type { schema } from "./schema.ts";

type Props = Pick<Resolved<typeof schema>, "rows" | "groups">;

/** All rows of a table, those of its groups too, each with its place below the props: `groups/0/rows/2`. */
export function rowsOf({ rows, groups }: Props) {
  const placed = (found: Props["rows"], at: string) =>
    found.map((row, index) => ({ row, key: `${at}/${index}` }));
  return [
    ...placed(rows, "rows"),
    ...groups.flatMap((group, index) => placed(group.rows, `groups/${index}/rows`)),
  ];
}
