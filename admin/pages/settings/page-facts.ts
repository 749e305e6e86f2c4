import { entryScope } from "../../../renderer/resolve/entries.ts";
import { createReport } from "../../../renderer/resolve/report.ts";
import { canonicalPath } from "../../../renderer/resolve/routes.ts";
import { replaceTokens } from "../../../renderer/resolve/tokens.ts";
import type { EntryConfig } from "../../../schema/site-config.ts";
import type { PageDocument, SiteDocument } from "../../edits/site-document.ts";

/** What others see of a page before they open it. Of a page that is made of entries, the first one's. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  /** The name of its picture for sharing, if it has one. */
  readonly picture: string | undefined;
  /** `www.example.com › services` */
  readonly address: string;
}

export function pageFacts(
  page: PageDocument,
  { site }: SiteDocument,
  { entries, today }: { readonly entries: readonly EntryConfig[]; readonly today: string },
): PageFacts {
  const entry = entries.find(({ collection }) => collection === page.entries);
  const { id, path, title, description } = page;
  const scope = {
    site,
    year: Number(today.slice(0, 4)),
    page: { id, path, title, description },
    ...(entry && { entry: entryScope(entry) }),
  };
  const told = (text: unknown) =>
    typeof text === "string"
      ? replaceTokens(text, scope, { file: "", pointer: "" }, createReport()).trim()
      : "";
  const shown = entry ? path.replace(/\{(slug|id)\}/, () => entry.id) : path;
  const host = typeof site.url === "string" ? site.url.replace(/^https?:\/\//, "") : "";
  return {
    title: told(title),
    description: told(description),
    picture: told(page.picture) || undefined,
    address: [host, ...canonicalPath(shown).split("/").filter(Boolean)].join(" › "),
  };
}
