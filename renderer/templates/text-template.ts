/** Texts by name, in any depth. */
export interface Texts {
  readonly [name: string]: string | Texts | undefined;
}

/** What texts have in common that differ in their words alone. */
export const shapeOf = (texts: Texts): string =>
  JSON.stringify(texts, (_, value) => (typeof value === "string" ? "" : value));

/**
 * Renders once with stand-ins in the places of the texts, and returns a function that renders other texts of the same
 * shape by filling them in, escaped. Undefined where that does not give what rendering gives.
 */
export function createTemplate<T extends Texts>(
  texts: T,
  render: (texts: T) => string,
  escapeText: (text: string) => string,
): ((texts: T) => string) | undefined {
  const rendered = render(texts);
  // Nothing that all have in common has it.
  let mark = "text";
  while (rendered.includes(mark)) mark += "x";
  let count = 0;
  const sample = mapTexts(texts, () => `${mark}-${count++}-`) as T;
  const parts = render(sample).split(new RegExp(`${mark}-(\\d+)-`));
  const fill = (others: T) => {
    const values = valuesOf(others).map(escapeText);
    return parts.map((part, index) => (index % 2 === 0 ? part : values[Number(part)])).join("");
  };
  return fill(texts) === rendered ? fill : undefined;
}

function mapTexts(texts: Texts, map: (text: string) => string): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([name, value]) => {
      if (value === undefined) return [name, value];
      return [name, typeof value === "string" ? map(value) : mapTexts(value, map)];
    }),
  );
}

function valuesOf(texts: Texts): string[] {
  return Object.values(texts).flatMap((value) =>
    value === undefined ? [] : typeof value === "string" ? value : valuesOf(value),
  );
}
