import type { Resolved } from "../../schema/fields/resolved.ts";
import { Actions } from "../_kit/actions.tsx";
import { Day } from "../_kit/day.tsx";
import { Icon } from "../_kit/icon.tsx";
import { enhanced } from "../_kit/islands/hydrate-on.ts";
import { Link } from "../_kit/link.tsx";
import { useMessages } from "../_kit/page/use-messages.ts";
import { Photo } from "../_kit/pictures/photo.tsx";
import { Prose } from "../_kit/prose.tsx";
import { viewName } from "../_kit/view-name.ts";
import { withIndexKeys } from "../_kit/with-index-keys.ts";
import type { schema } from "./schema.ts";

type ArticleProps = Resolved<typeof schema>;

export function Article(props: ArticleProps) {
  const { title, excerpt, picture, category, facts, body, tags, tagsTitle, actions } = props;
  const messages = useMessages();
  return (
    <article className="article" {...viewName(picture)}>
      <header className="article-head">
        {(category || facts.length > 0) && (
          <p className="article-label">
            {category && <Link href={category.href}>{category.text}</Link>}
            {withIndexKeys(facts).map(([key, fact]) => (
              <span key={key}>{fact}</span>
            ))}
          </p>
        )}
        <h1 className="article-title">{title}</h1>
        {excerpt && <p className="article-excerpt">{excerpt}</p>}
      </header>
      {picture && <Photo picture={picture} use="full" first className="article-picture" />}
      <ArticleFacts {...props} />
      <Prose text={body} className="article-body" />
      {(tags.length > 0 || actions.length > 0) && (
        <footer className="article-foot">
          {tags.length > 0 && (
            <div className="article-tags">
              <h2 className="article-tags-title">{tagsTitle ?? messages.tags}</h2>
              <ul>
                {withIndexKeys(tags).map(([key, tag]) => (
                  <li key={key}>{tag}</li>
                ))}
              </ul>
            </div>
          )}
          <Actions actions={actions} />
        </footer>
      )}
    </article>
  );
}

function ArticleFacts({ published, updated, author, shareText }: ArticleProps) {
  const messages = useMessages();
  return (
    <aside
      className="article-facts"
      aria-label={messages.aboutArticle}
      data-copied={messages.linkCopied}
      data-copied-text={messages.linkCopiedText}
      data-not-copied={messages.linkNotCopied}
      {...enhanced("article", "interaction")}
    >
      {(published || updated || author) && (
        <dl>
          {published && (
            <div>
              <dt>{messages.published}</dt>
              <dd>
                <Day date={published} />
              </dd>
            </div>
          )}
          {updated && updated !== published && (
            <div>
              <dt>{messages.updated}</dt>
              <dd>
                <Day date={updated} />
              </dd>
            </div>
          )}
          {author && (
            <div>
              <dt>{messages.author}</dt>
              <dd>{author}</dd>
            </div>
          )}
        </dl>
      )}
      <button type="button" className="button button-quiet article-share">
        <Icon name="share-2" size={18} />
        {shareText ?? messages.shareArticle}
      </button>
    </aside>
  );
}
