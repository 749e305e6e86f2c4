import type { Resolved } from "../../schema/fields/resolved.ts";
import { Actions } from "../_kit/actions.tsx";
import { Link } from "../_kit/link.tsx";
import { useMessages } from "../_kit/page/use-messages.ts";
import { withIndexKeys } from "../_kit/with-index-keys.ts";
import type { schema } from "./schema.ts";

export function NotFound(props: Resolved<typeof schema>) {
  const { code, title, text, actions, indexTitle, index } = props;
  const { pageNotFound, pages } = useMessages();
  return (
    <section className="not-found">
      <div className="not-found-sheet">
        <p className="not-found-code">{code}</p>
        <h1 className="not-found-title">{title ?? pageNotFound}</h1>
        {text && <p className="not-found-text">{text}</p>}
        <Actions actions={actions} />
      </div>
      {index.length > 0 && (
        <nav className="not-found-index" aria-label={indexTitle ?? pages}>
          <p className="not-found-index-title">{indexTitle ?? pages}</p>
          <ol>
            {withIndexKeys(index).map(([key, { text, href }]) => (
              <li key={key}>
                <Link href={href}>{text}</Link>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </section>
  );
}
