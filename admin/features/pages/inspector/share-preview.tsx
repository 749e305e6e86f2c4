import { canonicalPath } from "../../../../renderer/resolve/page-address.ts";
import { collectionOfPage } from "../../../document/page-of-collection.ts";
import type { PageDocument, SiteDocument } from "../../../document/site-document.ts";
import { withTokens } from "../../../labels/tokens/token-meaning.ts";
import { tokenScope } from "../../../labels/tokens/token-scope.ts";
import { useMedia } from "../../../media/store/media-stores.ts";
import { messages } from "../../../messages/messages.ts";
import type { EditorContent } from "../../../sync/content/editor-content.ts";
import { useEditor } from "../../../sync/store/editor-document.ts";
import { useOpenedSite } from "../../../workspace/opened-site.ts";

const longest = { title: 60, description: 160 } as const;

export function SharePreview({ page }: { readonly page: PageDocument }) {
  const words = messages.pages.settings;
  const { content } = useOpenedSite();
  const document = useEditor((state) => state.document);
  const facts = pageMetadata(page, document, content);
  const { title, description, address, picture } = facts;
  const media = picture === undefined ? undefined : content.media.get(picture);
  const source = useMedia((state) => (picture === undefined ? "" : state.addressOf(picture, 800)));
  return (
    <div className="as-shown">
      <h3>{words.inSearch}</h3>
      {page.listed === false && <p className="field-help">{words.notListed}</p>}
      <div className="as-found">
        <p className="as-found-address">{address}</p>
        <p className="as-found-title">{cut(title, longest.title) || words.noTitle}</p>
        <p className="as-found-words">{cut(description, longest.description) || words.noDescription}</p>
      </div>
      <h3>{words.shared}</h3>
      <div className="as-shared">
        {source ? (
          <img src={source} alt={media?.alt ?? ""} />
        ) : (
          <p className="as-shared-none">{words.noPicture}</p>
        )}
        <div>
          <p className="as-found-address">{address.split(" › ")[0]}</p>
          <p className="as-shared-title">{title || words.noTitle}</p>
        </div>
      </div>
    </div>
  );
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most).trimEnd()}…` : text;
}

interface PageFacts {
  readonly title: string;
  readonly description: string;
  readonly picture: string | undefined;
  readonly address: string;
}

export function pageMetadata(
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
