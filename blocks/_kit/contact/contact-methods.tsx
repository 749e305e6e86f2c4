import { Link } from "../link.tsx";
import { withIndexKeys } from "../with-index-keys.ts";
import { TelephoneLink } from "./telephone-link.tsx";

/** Where there is no room for it in a line, the next one begins with its domain. */
function EmailAddress({ address }: { readonly address: string }) {
  const at = address.lastIndexOf("@") + 1;
  return (
    <span>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}

interface ContactWaysProps {
  readonly phones: readonly string[];
  readonly email?: string | undefined;
  readonly links?: readonly { readonly text: string; readonly href: string }[];
  readonly className?: string;
}

export function ContactMethods({ phones, email, links = [], className }: ContactWaysProps) {
  if (phones.length === 0 && !email && links.length === 0) return null;
  return (
    <ul className={className}>
      {withIndexKeys(phones).map(([key, phone]) => (
        <li key={key}>
          <TelephoneLink number={phone} />
        </li>
      ))}
      {email && (
        <li>
          <a href={`mailto:${email}`}>
            <EmailAddress address={email} />
          </a>
        </li>
      )}
      {withIndexKeys(links).map(([key, { text, href }]) => (
        <li key={key}>
          <Link href={href}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}
