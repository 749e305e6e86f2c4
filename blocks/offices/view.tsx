import type { Resolved } from "../../schema/resolved.ts";
import { Link } from "../_kit/link.tsx";
import { numbered } from "../_kit/numbered.ts";
import { Section } from "../_kit/section.tsx";
import { TelephoneLink } from "../_kit/telephone-link.tsx";
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
        {numbered(offices).map(([key, office]) => (
          <div key={key} className="offices-cell">
            <h3 className="offices-name">{office.name}</h3>
            <address>
              {numbered(office.address.split(/,\s*/)).map(([key, line]) => (
                <span key={key} className="offices-line">
                  {line}
                </span>
              ))}
            </address>
            <ul className="offices-ways">
              {numbered(office.phones).map(([key, phone]) => (
                <li key={key}>
                  <TelephoneLink number={phone} />
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
              {numbered(hours).map(([key, { days, time }]) => (
                <div key={key}>
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
