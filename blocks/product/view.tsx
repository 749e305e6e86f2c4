import { useId } from "react";
import type { Resolved } from "../../schema/fields/resolved.ts";
import { Actions } from "../_kit/actions.tsx";
import { Emphasis } from "../_kit/emphasis.tsx";
import { Facts } from "../_kit/facts.tsx";
import { enhanced } from "../_kit/islands/hydrate-on.ts";
import { fillIn, fillInCount } from "../_kit/messages/fill-in.ts";
import { formatMoney } from "../_kit/money.ts";
import { usePage } from "../_kit/page/page-context.ts";
import { useMessages } from "../_kit/page/use-messages.ts";
import { Photo } from "../_kit/pictures/photo.tsx";
import { Prose } from "../_kit/prose.tsx";
import { viewName } from "../_kit/view-name.ts";
import { withIndexKeys } from "../_kit/with-index-keys.ts";
import { availabilityOf, isGone } from "./availability.ts";
import type { schema } from "./schema.ts";

type ProductProps = Resolved<typeof schema>;

export function Product(props: ProductProps) {
  const { label, title, intro, pictures, actions, soldOutAction, facts, text } = props;
  const isSoldOut = isGone(availabilityOf(props));
  const soldOutActions = soldOutAction ? [soldOutAction] : [];
  return (
    <article className={pictures.length === 0 ? "product product-plain" : "product"}>
      <Pictures pictures={pictures} />
      <div className="product-details">
        <header>
          {label && <p className="product-label">{label}</p>}
          <h1 className="product-title">
            <Emphasis text={title} />
          </h1>
          {intro && <p className="product-intro">{intro}</p>}
        </header>
        <Offer {...props} />
        <Facts facts={facts} />
      </div>
      <Actions actions={isSoldOut ? soldOutActions : actions} className="product-actions" />
      {text && <Prose text={text} className="product-text" />}
    </article>
  );
}

function Pictures({ pictures }: Pick<ProductProps, "pictures">) {
  const id = useId();
  const messages = useMessages();
  if (pictures.length === 0) return null;
  const isOne = pictures.length === 1;
  return (
    <div className="product-pictures" {...(isOne ? {} : enhanced("product", "interaction"))}>
      <section
        className="product-track"
        aria-label={messages.pictures}
        tabIndex={isOne ? undefined : 0}
        {...viewName(pictures[0])}
      >
        {withIndexKeys(pictures).map(([index, picture]) => (
          <figure key={index} id={`${id}-${index}`}>
            <Photo picture={picture} use="half" first={index === 0} />
          </figure>
        ))}
      </section>
      {!isOne && (
        <ul className="product-thumbnails">
          {withIndexKeys(pictures).map(([index, picture]) => (
            <li key={index}>
              <a
                href={`#${id}-${index}`}
                aria-label={fillIn(messages.pictureOf, { number: index + 1, count: pictures.length })}
              >
                <Photo picture={picture} use="thumbnail" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Offer(props: ProductProps) {
  const { price, currency, from, priceNote, stock } = props;
  const { language } = usePage();
  const messages = useMessages();
  const availability = availabilityOf(props);
  const money = price !== undefined && currency ? formatMoney(price, language, currency) : undefined;
  const isCounted = availability === "in-stock" && stock !== undefined;
  const words = {
    "in-stock": messages.inStock,
    "sold-out": messages.soldOut,
    "pre-order": messages.preOrder,
    "back-order": messages.backOrder,
    "made-to-order": messages.madeToOrder,
    discontinued: messages.discontinued,
  };
  return (
    <>
      {money !== undefined && (
        <p className="product-price">
          <strong>{from ? fillIn(messages.fromPrice, { price: money }) : money}</strong>
          {priceNote && <span className="product-note">{priceNote}</span>}
        </p>
      )}
      {availability && (
        <p className="product-availability" data-availability={availability}>
          {isCounted ? fillInCount(messages.countInStock, stock, language) : words[availability]}
        </p>
      )}
    </>
  );
}
