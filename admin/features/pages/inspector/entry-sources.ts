import { isEach } from "../../../../schema/each.ts";
import { tokenPattern } from "../../../../schema/token-syntax.ts";

export interface EntrySources {
  readonly collections: readonly string[];
  readonly entry: boolean;
}

export function entrySources(props: unknown): EntrySources {
  const collections = new Set<string>();
  let entry = false;
  const look = (value: unknown) => {
    if (typeof value === "string") entry ||= quotesEntry(value);
    else if (Array.isArray(value)) value.forEach(look);
    else if (typeof value === "object" && value !== null) {
      if (isEach(value) && !value.each.includes("{{")) collections.add(value.each);
      Object.values(value).forEach(look);
    }
  };
  look(props);
  return { collections: [...collections], entry };
}

function quotesEntry(text: string): boolean {
  return [...text.matchAll(tokenPattern)].some(([, inner = ""]) => /^\s*entry\b/.test(inner));
}
