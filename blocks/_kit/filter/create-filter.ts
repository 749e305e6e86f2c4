import { foldWord } from "../search/fold-word.ts";

export type FieldKind = "choice" | "range" | "month" | "text";

/** The id of a field, which is its name in the address, and its kind. */
export type FieldName = readonly [id: string, kind: FieldKind];

/** What an address asks for: `?light=Full+sun&height=30..60`. Fields that ask for nothing are left out. */
export type FilterQuery = Readonly<Record<string, string>>;

export function readQuery(fields: readonly FieldName[], search: string): FilterQuery {
  const given = new URLSearchParams(search);
  return Object.fromEntries(
    fields.flatMap(([id]) => {
      const value = given.get(id)?.trim();
      return value ? [[id, value]] : [];
    }),
  );
}

/** The search of an address with these conditions in place of others; what belongs to nobody here stays. */
export function writeQuery(fields: readonly FieldName[], query: FilterQuery, search: string): string {
  const others = new URLSearchParams(search);
  for (const [id] of fields) {
    const value = query[id];
    if (value === undefined) others.delete(id);
    else others.set(id, value);
  }
  const text = String(others);
  return text && `?${text}`;
}

/** Whether something with these values fulfils all conditions of a query. */
export function createFilter(
  fields: readonly FieldName[],
  query: FilterQuery,
  language: string,
): (values: readonly (readonly string[])[]) => boolean {
  const tests = fields.flatMap(([id, kind], index) => {
    const wanted = query[id];
    if (wanted === undefined) return [];
    const test = testOf(kind, wanted, language);
    return [(values: readonly (readonly string[])[]) => test(values[index] ?? [])];
  });
  return (values) => tests.every((test) => test(values));
}

function testOf(kind: FieldKind, wanted: string, language: string): (values: readonly string[]) => boolean {
  if (kind === "choice") return (values) => values.includes(wanted);
  if (kind === "month") return (values) => values.some((value) => value.startsWith(`${wanted}-`));
  if (kind === "range") {
    const [from, to] = limitsOf(wanted);
    return (values) => values.some((value) => value !== "" && Number(value) >= from && Number(value) <= to);
  }
  const words = wordsOf(wanted, language);
  return (values) => {
    const text = wordsOf(values.join(" "), language).join(" ");
    return words.every((word) => text.includes(word));
  };
}

/** The two ends of `30..60`, `30..` or `..60`. */
function limitsOf(range: string): readonly [number, number] {
  const [from, to = from] = range.split("..");
  return [from ? Number(from) : Number.NEGATIVE_INFINITY, to ? Number(to) : Number.POSITIVE_INFINITY];
}

const wordsOf = (text: string, language: string) =>
  text
    .split(/[\s\u2010-\u2015/-]/)
    .map((word) => foldWord(word, language))
    .filter((word) => word !== "");
