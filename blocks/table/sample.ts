import type { Authored } from "../../schema/fields/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  title: "A heading for this table",
  caption: "Say what the table shows",
  columns: [{ title: "The first column" }, { title: "The second column", sort: "number" }],
  rows: [{ cells: ["The name of a row", "000"] }, { cells: ["The name of another row", "00"] }],
} satisfies Authored<typeof schema>;
