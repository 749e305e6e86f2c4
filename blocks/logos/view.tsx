import type { Resolved } from "../../schema/fields/resolved.ts";
import { languageAttributes } from "../_kit/item-language.ts";
import { Link } from "../_kit/link.tsx";
import { Photo } from "../_kit/pictures/photo.tsx";
import { Section } from "../_kit/section.tsx";
import { withIndexKeys } from "../_kit/with-index-keys.ts";
import type { schema } from "./schema.ts";

type Props = Resolved<typeof schema>;

export function Logos({ label, title, intro, items, size, dark }: Props) {
  if (items.length === 0) return null;
  return (
    <Section name="logos" label={label} title={title} intro={intro}>
      <ul className="logos-items" data-size={size}>
        {withIndexKeys(items).map(([key, { name, picture, href, ...item }]) => (
          <li
            key={key}
            className="logos-item"
            {...languageAttributes(item)}
            data-dark={picture?.dark ? undefined : dark}
          >
            {href ? (
              <Link href={href} className="logos-link">
                <Logo name={name} picture={picture} />
              </Link>
            ) : (
              <Logo name={name} picture={picture} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Logo({ name, picture }: Pick<Props["items"][number], "name" | "picture">) {
  return <Photo picture={picture && { ...picture, alt: name }} use="logo" />;
}
