import type { Resolved } from "../../schema/fields/resolved.ts";
import { usePage } from "../_kit/page/page-context.ts";
import { useMessages } from "../_kit/page/use-messages.ts";
import { Section } from "../_kit/section.tsx";
import { withIndexKeys } from "../_kit/with-index-keys.ts";
import type { schema } from "./schema.ts";

export function Search({ label, title }: Resolved<typeof schema>) {
  const { search } = usePage();
  const messages = useMessages();
  return (
    <Section name="search" label={label} title={title} hydrateOn="load">
      <search>
        <form className="search-form" action={search?.href} data-failed={messages.searchFailed}>
          <input
            className="search-field"
            type="search"
            name="q"
            aria-label={messages.search}
            autoComplete="off"
            enterKeyHint="search"
          />
          <button type="submit" className="button">
            {messages.search}
          </button>
        </form>
      </search>
      <noscript>
        <p>{messages.searchNeedsScript}</p>
      </noscript>
      <div className="search-found" />
      <div className="search-pages">
        {withIndexKeys(search?.sections ?? []).map(([key, { title: heading, pages }]) => (
          <section key={key}>
            <h2 className="search-pages-title">{heading || messages.pages}</h2>
            <ul>
              {withIndexKeys(pages).map(([index, page]) => (
                <li key={index}>
                  <a href={page.href}>{page.title}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}
