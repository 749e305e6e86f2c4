import type { Resolved } from "../../schema/fields/resolved.ts";
import { Icon } from "../_kit/icon.tsx";
import { formatNumber } from "../_kit/intl.ts";
import { Link } from "../_kit/link.tsx";
import { fillIn } from "../_kit/messages/fill-in.ts";
import { usePage } from "../_kit/page/page-context.ts";
import { useMessages } from "../_kit/page/use-messages.ts";
import type { schema } from "./schema.ts";

export function Pagination(props: Resolved<typeof schema>) {
  const { previous, next, number, count, previousText, nextText } = props;
  const messages = useMessages();
  const { language } = usePage();
  if (!previous && !next) return null;
  const written = (value: number) => formatNumber(value, language);
  return (
    <nav className="pagination" aria-label={messages.pages}>
      {previous && (
        <Link href={previous} className="button button-quiet pagination-previous">
          <Icon name="chevron-left" size={18} />
          {previousText ?? messages.previousPage}
        </Link>
      )}
      {number && count && (
        <p className="pagination-place">
          {fillIn(messages.pageOf, { number: written(number), count: written(count) })}
        </p>
      )}
      {next && (
        <Link href={next} className="button button-quiet pagination-next">
          {nextText ?? messages.nextPage}
          <Icon name="chevron-right" size={18} />
        </Link>
      )}
    </nav>
  );
}
