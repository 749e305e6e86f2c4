import type { Resolved } from "../../schema/fields/resolved.ts";
import { type OpeningHours, parseOpeningHours } from "../../schema/formats/hours/opening-hours.ts";
import { Hours } from "../_kit/contact/hours.tsx";
import { hoursLines } from "../_kit/contact/hours-lines.ts";
import { enhanced } from "../_kit/islands/hydrate-on.ts";
import { usePage } from "../_kit/page/page-context.ts";
import { useMessages } from "../_kit/page/use-messages.ts";
import { Section } from "../_kit/section.tsx";
import type { schema } from "./schema.ts";

export function OpeningNow({ label, title, intro, hours, timezone, note, today }: Resolved<typeof schema>) {
  const messages = useMessages();
  const { language } = usePage();
  const read = parseOpeningHours(hours);
  if ("mistake" in read) return null;
  const reader = { language, messages: () => messages, today: () => today };
  return (
    <Section name="opening-now" label={label} title={title} intro={intro}>
      {timezone !== "UTC" && <Status hours={read} timezone={timezone} />}
      <Hours hours={hoursLines(read, undefined, reader)} className="opening-now-hours" />
      {note && <p className="opening-now-note">{note}</p>}
    </Section>
  );
}

interface StatusProps {
  readonly hours: OpeningHours;
  readonly timezone: string;
}

/** Empty until the script fills it in. */
function Status({ hours, timezone }: StatusProps) {
  const messages = useMessages();
  const texts = {
    open: messages.openNow,
    openSoon: messages.openUntil,
    openLater: messages.openUntilDay,
    closed: messages.closedNow,
    closedSoon: messages.opensAt,
    closedLater: messages.opensOn,
    there: messages.timeThere,
  };
  return (
    <p
      className="opening-now-status"
      aria-live="off"
      data-hours={JSON.stringify(hours)}
      data-timezone={timezone}
      data-texts={JSON.stringify(texts)}
      {...enhanced("opening-now", "visible")}
    >
      <strong />
      <span />
    </p>
  );
}
