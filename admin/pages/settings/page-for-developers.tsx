import type { PageDocument } from "../../edits/site-document.ts";
import { messages } from "../../messages/messages.ts";

/** What of a page whoever builds the site looks after: shown, and kept as it is written. */
const keys = ["entries", "paginate", "structuredData"] as const;

export function PageForDevelopers({ page }: { readonly page: PageDocument }) {
  const written = keys.filter((key) => page[key] !== undefined);
  if (written.length === 0) return null;
  return (
    <details className="developer-value">
      <summary>{messages.pages.settings.forDevelopers}</summary>
      {written.map((key) => (
        <pre key={key}>
          {JSON.stringify(key)}: {JSON.stringify(page[key], null, 2)}
        </pre>
      ))}
    </details>
  );
}
