import type { Resolved } from "../../schema/fields/resolved.ts";
import { Icon } from "../_kit/icon.tsx";
import { enhanced } from "../_kit/islands/hydrate-on.ts";
import { LanguageLinks } from "../_kit/language-links.tsx";
import { Link } from "../_kit/link.tsx";
import { isAt, type PageInfo, usePage } from "../_kit/page/page-context.ts";
import { useMessages } from "../_kit/page/use-messages.ts";
import { pictureAttributes } from "../_kit/pictures/picture-attributes.ts";
import { PictureSources } from "../_kit/pictures/picture-sources.tsx";
import { SchemeSwitch } from "../_kit/scheme-switch.tsx";
import { SearchLink } from "../_kit/search-link.tsx";
import { SheetNumber } from "../_kit/sheet-number.tsx";
import { withIndexKeys } from "../_kit/with-index-keys.ts";
import { MenuItem } from "./menu-item.tsx";
import { MenuMeasure } from "./menu-measure.tsx";
import { nameSteps } from "./name-steps.ts";
import type { schema } from "./schema.ts";

type SiteHeaderProps = Resolved<typeof schema>;

export function SiteHeader(props: SiteHeaderProps) {
  const { name, logo, home, sheet, links, action, languages } = props;
  const page = usePage();
  const messages = useMessages();
  const homeHref = home ?? page.home;
  return (
    <header className="site-header" {...nameSteps(logo ? "" : name)} {...script(props, page)}>
      <div className="site-header-row">
        <a href={homeHref} className="site-name" aria-current={isAt(page, homeHref) ? "page" : undefined}>
          {logo ? <Logo picture={logo} name={name} /> : name}
        </a>
        <div className="site-bar">
          {sheet && (
            <p className="site-sheet">
              {sheet} <SheetNumber />
            </p>
          )}
          <div className="site-menu-fit">
            <MenuMeasure links={links} action={action} languages={languages} />
            <div className="site-tools">
              <div className="site-tools-items">
                <SearchLink className="site-search" />
                <button type="button" className="site-menu-button" popoverTarget="site-menu">
                  <Icon name="menu" />
                  {messages.menu}
                </button>
                <nav className="site-menu" id="site-menu" popover="auto" aria-label={messages.mainNavigation}>
                  <ul className="site-menu-links">
                    {withIndexKeys(links).map(([key, item]) => (
                      <MenuItem key={key} item={item} />
                    ))}
                  </ul>
                  {action && (
                    <Link href={action.href} className="button site-action">
                      {action.text}
                    </Link>
                  )}
                  {languages && <LanguageLinks className="site-languages" />}
                  <SchemeSwitch />
                </nav>
              </div>
            </div>
          </div>
        </div>
      </div>
    </header>
  );
}

function Logo({
  picture,
  name,
}: {
  readonly picture: NonNullable<SiteHeaderProps["logo"]>;
  readonly name: string;
}) {
  const attributes = pictureAttributes(picture, "logo", false);
  return (
    <PictureSources picture={picture} use="logo">
      <img className="site-logo" {...attributes} alt={name} />
    </PictureSources>
  );
}

function script({ links, action }: SiteHeaderProps, page: PageInfo) {
  const within = (href = "") => {
    const anchor = href.indexOf("#");
    return anchor === 0 || (anchor > 0 && isAt(page, href.slice(0, anchor)));
  };
  const nested = links.some((item) => item.links.length > 0);
  const all = [...links, ...links.flatMap((item) => item.links), ...(action ? [action] : [])];
  if (nested) return enhanced("site-header", "idle");
  return all.some(({ href }) => within(href)) ? { "data-hydrate-on": "load" } : {};
}
