const telling = ["title", "question", "name", "text", "label", "value", "days", "picture"];

/** A few words that tell an item of a list from its neighbours: its title, question or name, or else its number. */
export function itemTitle(item: unknown, kind: string, index: number): string {
  const fields = (typeof item === "object" && item !== null ? item : {}) as Readonly<Record<string, unknown>>;
  const found = telling
    .map((key) => fields[key])
    .find((value) => typeof value === "string" && value.trim() !== "");
  if (typeof found !== "string") return `${kind} ${index + 1}`;
  return found.length > 60 ? `${found.slice(0, 57).trimEnd()}…` : found;
}
