import type { PageDocument } from "../../edits/site-document.ts";
import { messages } from "../../messages/messages.ts";
import { useEditor, useMedia, useSession } from "../../session-context.ts";
import { pageFacts } from "./page-facts.ts";

/** In characters: what search results show. */
const longest = { title: 60, description: 160 } as const;

/** The page in search results, and as a link that somebody shares. */
export function PageAsShown({ page }: { readonly page: PageDocument }) {
  const words = messages.pages.settings;
  const { content } = useSession();
  const document = useEditor((state) => state.document);
  const facts = pageFacts(page, document, content);
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
