import { Icon } from "../../blocks/_kit/icon.tsx";
import { Link } from "../../blocks/_kit/link.tsx";
import { numbered } from "../../blocks/_kit/numbered.ts";
import type { Settings } from "../site.ts";

/**
 * The header of every page. The menu is a popover: it opens, closes on Escape or a tap outside, and gives the
 * focus back, all without script; where there is room, the same list simply stands in the header.
 */
export function Header({ settings, path }: { readonly settings: Settings; readonly path: string }) {
  const { links, action } = settings.header;
  // Only the visitor's script can close the menu over the very page that a link leads to.
  const wake = [...links, action].some((link) => link?.href && isWithin(link.href, path))
    ? "load"
    : undefined;
  return (
    <header className="site-header">
      <a href="/" className="site-name" aria-current={path === "/" ? "page" : undefined}>
        {settings.company.name}
      </a>
      <button type="button" className="site-menu-button" popoverTarget="site-menu">
        <Icon name="menu" />
        Menu
      </button>
      <nav className="site-menu" id="site-menu" popover="auto" aria-label="Main" data-wake={wake}>
        <ul>
          {numbered(links).map(([key, link]) => (
            <li key={key}>
              <Link href={link.href} current={currentness(link.href, path)}>
                {link.text}
              </Link>
            </li>
          ))}
        </ul>
        {action && (
          <Link href={action.href} className="button site-action">
            {action.text}
          </Link>
        )}
      </nav>
    </header>
  );
}

/** Whether a link leads to a place on this page. */
function isWithin(href: string, path: string): boolean {
  return href.startsWith("#") || href.startsWith(`${path}#`);
}

/** Whether a link is to this page, or to the section that this page is in. */
function currentness(href: string | undefined, path: string): "page" | "true" | undefined {
  if (href === path) return "page";
  return href && href !== "/" && path.startsWith(href) ? "true" : undefined;
}
