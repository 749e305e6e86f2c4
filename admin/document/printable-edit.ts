import { unprintableAt } from "../../schema/unprintable.ts";
import { withoutInvisible } from "../../schema/without-invisible.ts";
import type { Edit } from "./edit.ts";

export function printableEdit(edit: Edit): Edit {
  return printable(edit) as Edit;
}

function printable(value: unknown): unknown {
  if (typeof value === "string") return unprintableAt(value) === undefined ? value : withoutInvisible(value);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map(printable);
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  const entries = Object.entries(value);
  const changed = entries.map(([key, held]) => [printable(key) as string, printable(held)] as const);
  const isSame = changed.every(
    ([key, held], index) => key === entries[index]?.[0] && held === entries[index][1],
  );
  return isSame ? value : Object.fromEntries(changed);
}
