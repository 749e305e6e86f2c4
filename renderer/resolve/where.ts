import { isObject } from "../../schema/is-object.ts";
import type { Each } from "../../schema/site-config.ts";

export type ResolveCondition = (written: unknown) => unknown;

export function createFilter(
  { where = {}, except }: Each,
  ask: ResolveCondition,
  asked?: string,
): (read: (path: string) => unknown) => boolean {
  const left = except === undefined ? [] : [except].flat().map(ask);
  const conditions = Object.entries(where).filter(([path]) => path !== asked);
  return (read) =>
    !(left.length > 0 && left.includes(read("id"))) &&
    conditions.every(([path, wanted]) => matches(read(path), wanted, ask));
}

function matches(value: unknown, wanted: unknown, ask: ResolveCondition): boolean {
  if (Array.isArray(wanted)) return wanted.some((one) => matches(value, one, ask));
  if (!isObject(wanted)) {
    const asked = ask(wanted);
    return Array.isArray(value) ? value.includes(asked) : value === asked;
  }
  return Object.entries(wanted).every(([test, written]) => {
    const asked = ask(written);
    switch (test) {
      case "present":
        return asked === !isBlank(value);
      case "before":
        return typeof value === "string" && typeof asked === "string" && value < asked;
      case "after":
        return typeof value === "string" && typeof asked === "string" && value > asked;
      case "contains":
        return Array.isArray(value) || typeof value === "string" ? value.includes(asked as string) : false;
      case "not":
        return !matches(value, written, ask);
      default:
        return false;
    }
  });
}

export const whereOperators: readonly string[] = ["present", "before", "after", "contains", "not"];

const isBlank = (value: unknown) =>
  value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
