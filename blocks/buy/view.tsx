import type { Resolved } from "../../schema/fields/resolved.ts";
import { languageAttributes } from "../_kit/item-language.ts";
import { Link } from "../_kit/link.tsx";
import { fillIn } from "../_kit/messages/fill-in.ts";
import { useMessages } from "../_kit/page/use-messages.ts";
import { Photo } from "../_kit/pictures/photo.tsx";
import { Section } from "../_kit/section.tsx";
import { withIndexKeys } from "../_kit/with-index-keys.ts";
import { paymentProvider } from "./payment-provider.ts";
import type { schema } from "./schema.ts";

type Props = Resolved<typeof schema>;

export function Buy({ label, title, intro, items }: Props) {
  if (items.length === 0) return null;
  return (
    <Section name="buy" label={label} title={title} intro={intro}>
      <ul className="buy-items">
        {withIndexKeys(items).map(([key, item]) => (
          <Item key={key} {...item} />
        ))}
      </ul>
    </Section>
  );
}

function Item(item: Props["items"][number]) {
  const { name, text, price, picture, href, button, soldOut } = item;
  const messages = useMessages();
  const provider = paymentProvider(href);
  return (
    <li className="buy-item">
      {picture && <Photo picture={picture} use="card" />}
      <h3 className="buy-name" {...languageAttributes(item)}>
        {name}
      </h3>
      {text && (
        <p className="buy-text" {...languageAttributes(item)}>
          {text}
        </p>
      )}
      <p className="buy-price">{price}</p>
      {soldOut ? (
        <p className="buy-sold-out">{messages.soldOut}</p>
      ) : (
        <div className="buy-foot">
          <Link href={href} className="button">
            {button ?? messages.buy} <span className="visually-hidden">{name}</span>
          </Link>
          {provider && <p className="buy-note">{fillIn(messages.payAt, { provider })}</p>}
        </div>
      )}
    </li>
  );
}
