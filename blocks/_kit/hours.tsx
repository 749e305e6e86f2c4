import { numbered } from "./numbered.ts";

interface HoursProps {
  readonly hours: readonly { readonly days: string; readonly time: string }[];
  readonly className: string;
}

/** Days and their hours, one below the other; nothing without any. */
export function Hours({ hours, className }: HoursProps) {
  if (hours.length === 0) return null;
  return (
    <dl className={className}>
      {numbered(hours).map(([key, { days, time }]) => (
        <div key={key}>
          <dt>{days}</dt>
          <dd>{time}</dd>
        </div>
      ))}
    </dl>
  );
}
