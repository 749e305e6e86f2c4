import { canonicalPath } from "../../../renderer/resolve/page-address.ts";
import type { PageDocument, SiteDocument } from "../../edits/site-document.ts";
import { collectionOfPage } from "../../entries/page-of-collection.ts";
import type { EditorContent } from "../../host/editor-content.ts";
import { withTokens } from "../../tokens/token-meaning.ts";
import { tokenScope } from "../../tokens/token-scope.ts";

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
  { entries, today, model }: Pick<EditorContent, "entries" | "today" | "model">,
): PageFacts {
  const of = collectionOfPage(page);
  const entry = entries.find(({ collection }) => collection === of);
  const { path, title, description } = page;
  const scope = tokenScope({ site, model, today, page, entries, entry });
  const told = (text: unknown) => (typeof text === "string" ? withTokens(text, scope).trim() : "");
  const shown = entry ? path.replace(/\{(slug|id)\}/, () => entry.id) : path;
  const host = typeof site.url === "string" ? site.url.replace(/^https?:\/\//, "") : "";
  return {
    title: told(title),
    description: told(description),
    picture: told(page.picture) || undefined,
    address: [host, ...canonicalPath(shown).split("/").filter(Boolean)].join(" › "),
  };
}
