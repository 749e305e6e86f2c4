import type { Resolved } from "../../schema/fields/resolved.ts";
import { usePage } from "../_kit/page/page-context.ts";
import { useMessages } from "../_kit/page/use-messages.ts";
import { withIndexKeys } from "../_kit/with-index-keys.ts";
import type { schema } from "./schema.ts";

type Props = Resolved<typeof schema>;

interface MenuMeasureProps extends Pick<Props, "links" | "languages"> {
  readonly action: Props["action"] | undefined;
}

/**
 * What is as wide as the menu in a row, and at least as wide as its button. Nobody sees it or hears of it: beside it, the
 * container `site-tools` has a width only where the row fits, and CSS shows the row or the button by that.
 */
export function MenuMeasure({ links, action, languages }: MenuMeasureProps) {
  const { search, alternates, hasSchemeSwitch } = usePage();
  const messages = useMessages();
  const searchLink = search && <Text as="span" className="site-search" text={messages.search} />;
  return (
    <div className="site-menu-measure" aria-hidden="true">
      <div className="site-tools-items">
        {searchLink}
        <Text as="span" className="site-menu-button" text={messages.menu} />
      </div>
      <div className="site-menu-measure-row">
        <div className="site-tools-items">
          {searchLink}
          <div className="site-menu">
            <ul className="site-menu-links">
              {withIndexKeys(links).map(([key, { text, links: below }]) => (
                <li key={key}>
                  <Text as="a" text={text} opensMore={below.length > 0} />
                </li>
              ))}
            </ul>
            {action && <Text as="a" className="button site-action" text={action.text} />}
            {languages && alternates.length > 1 && (
              <ul className="site-languages">
                {alternates.map(({ language, name, current }) => (
                  <li key={language}>
                    <Text as="a" lang={language} text={name} current={current} />
                  </li>
                ))}
              </ul>
            )}
            {hasSchemeSwitch && <span className="scheme-switch" />}
          </div>
        </div>
      </div>
    </div>
  );
}

interface TextProps {
  /** An `a` without an address, which is no link, has the rules that themes give to links. */
  readonly as: "a" | "span";
  readonly text: string;
  readonly className?: string;
  readonly lang?: string;
  readonly opensMore?: boolean;
  readonly current?: boolean;
}

/** A text that CSS writes, so that the page has it once. */
function Text({ as: Tag, text, className, lang, opensMore, current }: TextProps) {
  const data = {
    "data-text": text,
    "data-submenu": opensMore || undefined,
    "data-current": current || undefined,
  };
  return <Tag className={className} lang={lang} {...data} />;
}
