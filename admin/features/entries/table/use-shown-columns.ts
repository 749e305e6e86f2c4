import { useMemo, useState } from "react";
import type { Column } from "../../../../editing/table/columns.ts";

const maxColumns = 7;

/** The columns that are shown, as they were chosen in this browser. */
export function useShownColumns(
  collection: string,
  columns: readonly Column[],
  label: string,
): readonly [readonly Column[], (keys: readonly string[]) => void] {
  const key = `blockwork-columns-${collection}`;
  const [chosen, setChosen] = useState(() => storedKeys(key));
  const shown = useMemo(() => {
    const wanted = chosen ?? usualKeys(columns);
    return columns.filter((column) => column.key === label || wanted.includes(column.key));
  }, [chosen, columns, label]);
  const choose = (keys: readonly string[]) => {
    setChosen(keys);
    try {
      localStorage.setItem(key, JSON.stringify(keys));
    } catch {}
  };
  return [shown, choose];
}

/** Short values, which are compared with each other; what is read or seen is in the form. */
function usualKeys(columns: readonly Column[]): readonly string[] {
  const short = columns.filter(({ key, kind, schema }) => {
    const format = schema.type === "string" ? schema.format : undefined;
    const isPlain = kind !== "text" || format === undefined || format === "telephone" || format === "email";
    return key !== "draft" && kind !== "lines" && kind !== "other" && isPlain;
  });
  // Numbers are what is changed for many at once.
  const numbers = short.filter(({ kind }) => kind === "number");
  const others = short.filter(({ kind }) => kind !== "number");
  return [...numbers, ...others].slice(0, maxColumns).map(({ key }) => key);
}

function storedKeys(key: string): readonly string[] | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return Array.isArray(stored) ? stored.filter((one) => typeof one === "string") : undefined;
  } catch {
    return undefined;
  }
}
