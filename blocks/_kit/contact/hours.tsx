import { withIndexKeys } from "../with-index-keys.ts";

interface HoursProps {
  readonly hours: readonly { readonly days: string; readonly time: string }[];
  readonly className: string;
}

/** Days and their hours, one below the other; nothing without any. */
export function Hours({ hours, className }: HoursProps) {
  if (hours.length === 0) return null;
  return (
    <dl className={className}>
      {withIndexKeys(hours).map(([key, { days, time }]) => (
        <div key={key}>
          <dt>{days}</dt>
          <dd>{time}</dd>
        </div>
      ))}
    </dl>
  );
}
