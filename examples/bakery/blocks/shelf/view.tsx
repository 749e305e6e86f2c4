import { Link, Photo, type Resolved, Section, useFirstPictures, withIndexKeys } from "blockwork";
import type { schema } from "./schema.ts";

export function Shelf({ label, title, intro, items, more }: Resolved<typeof schema>) {
  const eager = useFirstPictures();
  const Name = title ? "h3" : "h2";
  return (
    <Section name="shelf" label={label} title={title} intro={intro}>
      <ul className="shelf-items">
        {withIndexKeys(items).map(([index, item]) => (
          <li key={index} className="shelf-item">
            <Photo picture={item.picture} use="card" eager={index < eager} className="shelf-picture" />
            <div className="shelf-text">
              <Name className="shelf-name">
                <Link href={item.href}>{item.name}</Link>
              </Name>
              {item.text && <p>{item.text}</p>}
            </div>
            <p className="shelf-price">
              <strong>{item.price}</strong>
              {item.weight && <span> {item.weight}</span>}
            </p>
          </li>
        ))}
      </ul>
      {more && (
        <p className="shelf-more">
          <Link href={more.href} className="button">
            {more.text}
          </Link>
        </p>
      )}
    </Section>
  );
}
