import type { Resolved } from "../../schema/fields/resolved.ts";
import { Icon } from "../_kit/icon.tsx";
import { Link } from "../_kit/link.tsx";
import { isAt, isBelow, type PageInfo, usePage } from "../_kit/page/page-context.ts";
import { withIndexKeys } from "../_kit/with-index-keys.ts";
import type { schema } from "./schema.ts";

type Item = Resolved<typeof schema>["links"][number];

export function MenuItem({ item: { text, href, links } }: { readonly item: Item }) {
  const page = usePage();
  const current = (target: string | undefined) => currentness(target, page);
  if (links.length === 0)
    return (
      <li>
        <Link href={href} current={current(href)}>
          {text}
        </Link>
      </li>
    );
  const all = href ? [{ text, href }, ...links] : links;
  const within = all.some((link) => current(link.href) !== undefined);
  return (
    <li>
      <details className="site-submenu" name="site-submenu">
        <summary data-current={within || undefined}>
          {text}
          <Icon name="chevron-down" size={18} />
        </summary>
        <ul>
          {withIndexKeys(all).map(([key, link]) => (
            <li key={key}>
              <Link href={link.href} current={current(link.href)}>
                {link.text}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

function currentness(href: string | undefined, page: PageInfo): "page" | "true" | undefined {
  if (isAt(page, href)) return "page";
  return href && href !== page.home && href.endsWith("/") && isBelow(page, href) ? "true" : undefined;
}
