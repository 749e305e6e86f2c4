import { eachProperties } from "../../schema/site/each.ts";

/** What can stand beside `each`, with an example and what it leaves; the keys are those of `eachProperties`. */
export const eachExamples: Readonly<
  Record<string, readonly (readonly [example: object, meaning: string])[]>
> = {
  each: [
    [{ each: "breads" }, "all entries of content/breads, in their order"],
    [{ each: "{{entry.hours}}" }, "the items of a list"],
  ],
  where: [
    [{ where: { flour: "rye" } }, "those with this value"],
    [{ where: { flour: ["rye", "wheat"] } }, "those with one of these values"],
    [{ where: { flour: "rye", price: 3.5 } }, "those for which all lines hold"],
    [{ where: { flour: { not: "rye" } } }, "those with another value, or none"],
    [{ where: { photo: { present: true } } }, "those that have a value; with false, those without"],
    [{ where: { allergens: { contains: "gluten" } } }, "of a list: those with this among its values"],
    [{ where: { name: { contains: "rye" } } }, "of a text: those in which it occurs"],
    [{ where: { price: { before: 4 } } }, "below; of a day, earlier"],
    [{ where: { price: { until: 4 } } }, "at most; of a day, that day too"],
    [{ where: { price: { from: 4 } } }, "at least; of a day, from that day on"],
    [{ where: { since: { after: "2021-01-31" } } }, "above; of a day, later"],
    [{ where: { since: { from: "{{today}}" } } }, "a token for a value: those to come"],
    [{ where: { price: { from: 2, before: 4 } } }, "a range: all tests hold"],
    [{ where: { "baker.town": "York" } }, "a field of the entry that a field names"],
    [{ where: { id: { not: ["rye", "spelt"] } } }, "the names of entries' files, which slug is too"],
  ],
  only: [[{ only: ["rye", "spelt"] }, "these, in this order"]],
  except: [[{ except: "{{entry.id}}" }, "all but the entry that the page is made for"]],
  after: [[{ after: "rye" }, "those that follow it, then those before it"]],
  sort: [[{ sort: ["-price", "name"] }, "the largest first; where equal, by name"]],
  offset: [[{ offset: 3 }, "without the first three"]],
  limit: [[{ limit: 6 }, "six at most"]],
  group: [
    [{ group: "flour" }, "a group for each value: {{item.key}} and {{item.items}}"],
    [{ group: { by: "since", per: "month" } }, "a group for each month"],
  ],
};

/** The conditions that can stand beside `each`, each with an example and what is left. */
export function explainEach(): string {
  const widest = Math.max(
    ...Object.values(eachExamples).flatMap((all) => all.map(([example]) => written(example).length)),
  );
  const parts = Object.entries(eachProperties).map(([key, { description = "" }]) => {
    const lines = (eachExamples[key] ?? []).map(
      ([example, meaning]) => `    ${written(example).padEnd(widest)}  ${meaning}\n`,
    );
    return `${key}: ${description}\n${lines.join("")}`;
  });
  return `Takes entries, or the items of a list, one by one [each]\n\n${parts.join("\n")}\nAll that stands beside "each" holds together.\n\n${explainIf()}`;
}

/** What can stand in the place of any value, with the conditions of `where` on tokens without braces. */
function explainIf(): string {
  const examples = [
    [{ if: { "item.price": { from: 4 } }, value: "Dear" }, "only if all lines of the condition hold"],
    [{ if: { "item.price": { from: 4 } }, value: "Dear", else: "Cheap" }, "one of the two"],
  ] as const;
  const widest = Math.max(...examples.map(([example]) => written(example).length));
  const lines = examples.map(
    ([example, meaning]) =>
      `    { ${written(example)} }${" ".repeat(widest - written(example).length)}  ${meaning}\n`,
  );
  return `if: A value, or an item, that depends on a condition; else can be another one.\n${lines.join("")}`;
}

/** As a line of JSON with spaces, without the braces around it. */
const written = (example: object) =>
  JSON.stringify(example, null, 1)
    .replace(/\n\s*/g, " ")
    .replace(/\[ | \]/g, (bracket) => bracket.trim())
    .slice(2, -2);
