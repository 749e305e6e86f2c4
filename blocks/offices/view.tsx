import type { Resolved } from "../../schema/resolved.ts";
import { Link } from "../_kit/link.tsx";
import { Section } from "../_kit/section.tsx";
import { telephoneHref } from "../_kit/telephone-href.ts";
import type { schema } from "./schema.ts";

export function Offices({
  label,
  title,
  intro,
  offices,
  hoursTitle,
  hours,
  message,
}: Resolved<typeof schema>) {
  return (
    <Section name="offices" label={label} title={title} intro={intro}>
      <div className="offices-cells">
        {offices.map((office) => (
          <div key={office.name} className="offices-cell">
            <h3 className="offices-name">{office.name}</h3>
            <address>
              {office.address.split(/,\s*/).map((line) => (
                <span key={line} className="offices-line">
                  {line}
                </span>
              ))}
            </address>
            <ul className="offices-ways">
              {office.phones.map((phone) => (
                <li key={phone}>
                  <a href={telephoneHref(phone)}>{phone}</a>
                </li>
              ))}
              {office.email && (
                <li>
                  <a href={`mailto:${office.email}`}>{office.email}</a>
                </li>
              )}
            </ul>
          </div>
        ))}
        {hours.length > 0 && (
          <div className="offices-cell">
            <h3 className="offices-name">{hoursTitle}</h3>
            <dl className="offices-hours">
              {hours.map(({ days, time }) => (
                <div key={days}>
                  <dt>{days}</dt>
                  <dd>{time}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
        {message && (
          <div className="offices-cell">
            <h3 className="offices-name">{message.title}</h3>
            {message.text && <p>{message.text}</p>}
            <Link href={message.action.href} className="more">
              {message.action.text}
            </Link>
          </div>
        )}
      </div>
    </Section>
  );
}
