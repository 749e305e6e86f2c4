/** A value with each text in it as `change` gives it; what has none that changed keeps its identity. */
export function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => withTexts(item, change));
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  const before = Object.entries(value);
  const after = before.map(([key, child]) => [key, withTexts(child, change)] as const);
  return after.every(([, child], index) => child === before[index]?.[1]) ? value : Object.fromEntries(after);
}
