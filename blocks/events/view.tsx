import type { Resolved } from "../../schema/fields/resolved.ts";
import { eventSpan } from "../_kit/event-span.ts";
import { formatSpan } from "../_kit/intl.ts";
import { languageAttributes } from "../_kit/item-language.ts";
import { Link } from "../_kit/link.tsx";
import { usePage } from "../_kit/page/page-context.ts";
import { useMessages } from "../_kit/page/use-messages.ts";
import { Photo } from "../_kit/pictures/photo.tsx";
import { Section } from "../_kit/section.tsx";
import { withIndexKeys } from "../_kit/with-index-keys.ts";
import { isPast, lastDay } from "./is-past.ts";
import type { schema } from "./schema.ts";

type Props = Resolved<typeof schema>;
type Event = Props["items"][number];

export function Events({ label, title, intro, items, past, calendar, empty, today }: Props) {
  const { nothingHere, pastEvents, subscribe } = useMessages();
  const inOrder = items.toSorted((one, other) => (one.start < other.start ? -1 : 1));
  const upcoming = inOrder.filter((item) => !isPast(item, today));
  const over = inOrder.filter((item) => isPast(item, today)).reverse();
  return (
    <Section name="events" label={label} title={title} intro={intro} hydrateOn="visible">
      <div className="events-container">
        <p className="empty" hidden={upcoming.length > 0}>
          {empty ?? nothingHere}
        </p>
        <EventList name="events-upcoming" events={upcoming} />
        {calendar && (
          <p className="events-subscribe">
            <a href={calendar} className="button button-quiet">
              {subscribe}
            </a>
          </p>
        )}
        {past && (
          <details className="events-over" hidden={over.length === 0}>
            <summary>{pastEvents}</summary>
            <EventList name="events-past" events={over} />
          </details>
        )}
      </div>
    </Section>
  );
}

function EventList({ name, events }: { readonly name: string; readonly events: readonly Event[] }) {
  return (
    <ul className={`events-items ${name}`} hidden={events.length === 0}>
      {withIndexKeys(events).map(([key, event]) => (
        <EventItem key={key} {...event} />
      ))}
    </ul>
  );
}

function EventItem(event: Event) {
  const { title, start, end, place, text, href, picture, calendar, cancelled } = event;
  const own = languageAttributes(event);
  const { language } = usePage();
  const span = eventSpan({ start, end });
  const { addToCalendar, cancelled: cancelledText } = useMessages();
  return (
    <li className="events-item" data-last={lastDay(span)}>
      <p className="events-date">
        <time dateTime={span.start}>{formatSpan(span.start, span.end, language)}</time>
      </p>
      <div className="events-text">
        <h3 className="events-title">
          {cancelled && <strong className="events-cancelled">{cancelledText}</strong>}
          <span {...own}>{href ? <Link href={href}>{title}</Link> : title}</span>
        </h3>
        {place && (
          <p className="events-place" {...own}>
            {place}
          </p>
        )}
        {text && <p {...own}>{text}</p>}
        {calendar && !cancelled && (
          <a href={calendar} className="events-calendar" aria-label={`${addToCalendar}: ${title}`}>
            {addToCalendar}
          </a>
        )}
      </div>
      {picture && (
        <div className="events-picture">
          <Photo picture={{ ...picture, alt: href ? "" : picture.alt }} use="card" />
        </div>
      )}
    </li>
  );
}
