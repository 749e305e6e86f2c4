import { Actions, Facts, formatCurrency, Prose, type Resolved, usePage } from "blockwork";
import { PlacesLeft } from "../course-list/places-left.tsx";
import type { schema } from "./schema.ts";

export function Ticket(props: Resolved<typeof schema>) {
  const { text, title, price, currency, facts, left, places, actions } = props;
  const { language } = usePage();
  return (
    <div className="ticket section">
      <Prose text={text} className="ticket-text" />
      <aside className="ticket-card" aria-label={title}>
        <p className="ticket-title">{title}</p>
        <p className="ticket-price">{formatCurrency(price, language, currency)}</p>
        {left !== undefined && places && (
          <p>
            <PlacesLeft left={left} words={places} />
          </p>
        )}
        <Facts facts={facts} />
        <Actions actions={actions} />
      </aside>
    </div>
  );
}
