import { Link } from "../../blocks/_kit/link.tsx";
import { numbered } from "../../blocks/_kit/numbered.ts";
import { TelephoneLink } from "../../blocks/_kit/telephone-link.tsx";
import type { Settings } from "../site.ts";

/** The footer of every page: the title block of the drawing sheet. */
export function Footer({ settings, sheet }: { readonly settings: Settings; readonly sheet: string }) {
  const { company, contact, footer } = settings;
  return (
    <footer className="site-footer">
      <div className="title-block">
        <div className="title-block-cell title-block-practice">
          <p className="title-block-name">{company.name}</p>
          <p className="title-block-tagline">{company.tagline}</p>
          <p>{footer.description}</p>
        </div>
        <nav className="title-block-cell" aria-label="Footer">
          <p className="title-block-label">Pages</p>
          <ul>
            {numbered(footer.links).map(([key, link]) => (
              <li key={key}>
                <Link href={link.href}>{link.text}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="title-block-cell">
          <p className="title-block-label">Contact</p>
          <ul>
            <li>
              <TelephoneLink number={contact.phones.mobile} />
            </li>
            <li>
              <TelephoneLink number={contact.phones.landline} />
            </li>
            <li>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </li>
            {company.social && (
              <li>
                <Link href={company.social}>Instagram</Link>
              </li>
            )}
            {company.directory && (
              <li>
                <Link href={company.directory}>Chartered practices directory</Link>
              </li>
            )}
          </ul>
        </div>
        <div className="title-block-cell">
          <p className="title-block-label">Offices</p>
          <address>{contact.offices.leicester.fullAddress}</address>
          <address>{contact.offices.london.fullAddress}</address>
        </div>
        <p className="title-block-cell title-block-sheet">
          <span className="title-block-label">Sheet</span> {sheet}
        </p>
        <p className="title-block-cell title-block-copyright">{footer.copyright}</p>
      </div>
    </footer>
  );
}
