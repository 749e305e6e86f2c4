import type { BlockProblem, OwnProblem, Resolved } from "blockwork";
import type { schema } from "./schema.ts";

/** The kinds of mistakes in a price list that its schema can't see. */
export const problems = {
  "price-list/no-unit": {
    severity: "warning",
    title: "A price has no currency",
    explanation:
      "A price of digits alone leaves open whether pounds or euros are meant. Write the currency, or format the number with one.",
    bad: '"price": "{{item.pounds}}"',
    good: '"price": "{{item.pounds | currency: \\"GBP\\"}}"',
  },
  "price-list/unlisted-allergen": {
    severity: "error",
    title: "An allergen has no button",
    explanation:
      "A row contains an allergen that the list of allergens lacks, so nobody can leave it out and nobody reads its name. Add it to the list.",
  },
} as const satisfies Record<string, OwnProblem>;

export function check({ rows, allergens }: Resolved<typeof schema>): BlockProblem<keyof typeof problems>[] {
  const listed = allergens.map(({ id }) => id);
  return rows.flatMap((row, index) => {
    const found: BlockProblem<keyof typeof problems>[] = [];
    if (/^[\d.,\s]+$/.test(row.price))
      found.push({
        code: "price-list/no-unit",
        key: `rows/${index}/price`,
        message: `The price of ${row.name}, "${row.price}", has no currency.`,
        suggestion: "Write it with its currency, such as £5.20.",
      });
    for (const [at, id] of row.allergens.entries())
      if (!listed.includes(id))
        found.push({
          code: "price-list/unlisted-allergen",
          key: `rows/${index}/allergens/${at}`,
          message: `${row.name} contains "${id}", which the allergens of this list lack.`,
          suggestion: `Add { "id": "${id}", "name": "…" } to "allergens".`,
        });
    return found;
  });
}
