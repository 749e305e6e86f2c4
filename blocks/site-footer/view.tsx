import type { Resolved } from "../../schema/fields/resolved.ts";
import { Blocks } from "../_kit/blocks.tsx";
import { enhanced } from "../_kit/islands/hydrate-on.ts";
import { usePage } from "../_kit/page/page-context.ts";
import { useMessages } from "../_kit/page/use-messages.ts";
import { SheetNumber } from "../_kit/sheet-number.tsx";
import { withIndexKeys } from "../_kit/with-index-keys.ts";
import type { schema } from "./schema.ts";

type SiteFooterProps = Resolved<typeof schema>;

export function SiteFooter(props: SiteFooterProps) {
  const { variant, name, tagline, text, columns, label, facts, note, consent } = props;
  const { consentHosts = [] } = usePage();
  const hasConsent = consent || consentHosts.length > 0;
  const first = name || tagline || text;
  return (
    <footer className={`site-footer site-footer-${variant}`}>
      <div className="site-footer-cells" data-columns={columns.length + (first ? 1 : 0)}>
        {first && (
          <div className="site-footer-cell">
            {name && <p className="site-footer-name">{name}</p>}
            {tagline && <p className="site-footer-tagline">{tagline}</p>}
            {text && <p>{text}</p>}
          </div>
        )}
        {withIndexKeys(columns).map(([key, { title, blocks }]) => (
          <div key={key} className="site-footer-cell">
            {title && <p className="site-footer-label">{title}</p>}
            <Blocks of={blocks} />
          </div>
        ))}
        {(label || note || hasConsent || facts.length > 0) && (
          <div className="site-footer-foot">
            {label && <Sheet label={label} isNumbered={props.numbered} />}
            {withIndexKeys(facts).map(([key, { name, value }]) => (
              <p key={key} className="site-footer-cell">
                <span className="site-footer-label">{name}</span> {value}
              </p>
            ))}
            {note && <p className="site-footer-cell">{note}</p>}
            {hasConsent && <GivenConsent asked={consentHosts} />}
          </div>
        )}
      </div>
    </footer>
  );
}

/** Filled and shown by the script, which knows what was agreed to. */
function GivenConsent({ asked }: { readonly asked: readonly string[] }) {
  const { agreedTo, withdraw, alsoLoads, agree } = useMessages();
  return (
    <div className="site-footer-consent" {...enhanced("site-footer", "visible")}>
      {asked.length > 0 && (
        <p className="site-footer-cell" data-asked={asked.join(" ")} hidden>
          <span data-text={alsoLoads} />{" "}
          <button type="button" className="site-footer-withdraw">
            {agree}
          </button>
        </p>
      )}
      <p className="site-footer-cell" hidden>
        <span data-text={agreedTo} />{" "}
        <button type="button" className="site-footer-withdraw">
          {withdraw}
        </button>
      </p>
    </div>
  );
}

function Sheet({ label, isNumbered }: { readonly label: string; readonly isNumbered: boolean }) {
  const { title, siteName } = usePage();
  return (
    <p className="site-footer-cell site-footer-sheet">
      <span className="site-footer-label">{label}</span>{" "}
      {isNumbered && (
        <span className="site-footer-number">
          <SheetNumber />
        </span>
      )}{" "}
      {withoutSite(title, siteName)}
    </p>
  );
}

function withoutSite(title: string, siteName: string): string {
  if (!title.endsWith(siteName)) return title;
  const words = [...title.matchAll(/\S+/g)];
  const last = words.findLastIndex(([word]) => /[|–—·]/.test(word));
  const sign = words.findIndex(([word], index) => index > 0 && index >= last && /^[|–—·-]$/.test(word));
  const own = title.slice(0, words[sign]?.index).trimEnd();
  return sign === -1 || sign === words.length - 1 ? title : own;
}
