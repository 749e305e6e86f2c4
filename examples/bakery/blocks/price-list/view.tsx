import { Island, type Resolved, Section, usePage } from "blockwork";
import PriceTable from "./island.tsx";
import type { schema } from "./schema.ts";

export function PriceList({ label, title, intro, rows, allergens, words, note }: Resolved<typeof schema>) {
  const { language } = usePage();
  return (
    <Section name="price-list" label={label} title={title} intro={intro}>
      <Island
        name="price-list"
        hydrateOn="interaction"
        component={PriceTable}
        props={{ rows, allergens, words, language }}
      />
      {note && <p className="price-list-note">{note}</p>}
    </Section>
  );
}
