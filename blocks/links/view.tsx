import type { Resolved } from "../../schema/fields/resolved.ts";
import { Icon } from "../_kit/icon.tsx";
import { languageAttributes } from "../_kit/item-language.ts";
import { Link } from "../_kit/link.tsx";
import { isAt, usePage } from "../_kit/page/page-context.ts";
import { withIndexKeys } from "../_kit/with-index-keys.ts";
import type { schema } from "./schema.ts";

export function Links({ title, links }: Resolved<typeof schema>) {
  const page = usePage();
  if (links.length === 0) return null;
  const Root = title ? "nav" : "div";
  return (
    <Root className="links" aria-label={title}>
      {title && <p className="links-title">{title}</p>}
      <ul>
        {withIndexKeys(links).map(([key, { text, href, icon, ...item }]) => (
          <li key={key} {...languageAttributes(item)}>
            <Link href={href} current={isAt(page, href) ? "page" : undefined}>
              <Icon icon={icon} size={20} />
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </Root>
  );
}
