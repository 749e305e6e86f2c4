import type { Resolved } from "../../schema/resolved.ts";
import { Blocks } from "../_kit/blocks.tsx";
import { fillIn } from "../_kit/fill-in.ts";
import { formatNumber } from "../_kit/intl.ts";
import { numbered } from "../_kit/numbered.ts";
import { usePage } from "../_kit/page-context.ts";
import { useMessages } from "../_kit/use-messages.ts";
import type { schema } from "./schema.ts";

type SiteFooterProps = Resolved<typeof schema>;

export function SiteFooter(props: SiteFooterProps) {
  const { variant, name, tagline, text, columns, label, note } = props;
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
        {numbered(columns).map(([key, { title, blocks }]) => (
          <div key={key} className="site-footer-cell">
            {title && <p className="site-footer-label">{title}</p>}
            <Blocks of={blocks} />
          </div>
        ))}
        {(label || note) && (
          <div className="site-footer-foot">
            {label && <Sheet label={label} isNumbered={props.numbered} />}
            {note && <p className="site-footer-cell">{note}</p>}
          </div>
        )}
      </div>
    </footer>
  );
}

/** Which page this is, as a drawing says which sheet it is. */
function Sheet({ label, isNumbered }: { readonly label: string; readonly isNumbered: boolean }) {
  const { title, sheet, language } = usePage();
  const { sheetOf } = useMessages();
  const written = (value: number) => formatNumber(value, language);
  return (
    <p className="site-footer-cell site-footer-sheet">
      <span className="site-footer-label">{label}</span>{" "}
      {isNumbered && (
        <span className="site-footer-number">
          {fillIn(sheetOf, { number: written(sheet.number), count: written(sheet.count) })}
        </span>
      )}{" "}
      {title}
    </p>
  );
}
