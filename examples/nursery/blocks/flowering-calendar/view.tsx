import { Link, type Resolved, Section } from "blockwork";
import type { schema } from "./schema.ts";

type Months = Resolved<typeof schema>["months"];
type Plant = Months[number]["plants"][number];

/** A line for each plant, those that flower first above; a mark for each of its months. */
export function FloweringCalendar({ title, intro, months }: Resolved<typeof schema>) {
  const lines = linesOf(months);
  return (
    <Section name="flowering-calendar" title={title} intro={intro}>
      <div>
        <table>
          <thead>
            <tr>
              <th scope="col">Plant</th>
              {months.map(({ name }) => (
                <th key={name} scope="col" abbr={name}>
                  {name.slice(0, 1)}
                  <span>{name.slice(1, 3)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ plant, names }) => (
              <tr key={plant.href}>
                <th scope="row">
                  <Link href={plant.href}>{plant.name}</Link>
                </th>
                {months.map(({ name }) => (
                  <td key={name}>
                    {names.has(name) && (
                      <span role="img" aria-label={`In flower in ${name}`} data-colour={plant.colour} />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

function linesOf(months: Months) {
  const lines = new Map<string, { readonly plant: Plant; readonly names: Set<string> }>();
  for (const { name, plants } of months) {
    for (const plant of plants) {
      const line = lines.get(plant.href) ?? { plant, names: new Set() };
      lines.set(plant.href, line);
      line.names.add(name);
    }
  }
  return [...lines.values()];
}
