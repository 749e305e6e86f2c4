import type { Resolved } from "../../schema/resolved.ts";
import { Actions } from "../_kit/actions.tsx";
import { enhanced } from "../_kit/hydrate-on.ts";
import { Icon } from "../_kit/icon.tsx";
import { Link } from "../_kit/link.tsx";
import { LongDate } from "../_kit/long-date.tsx";
import { numbered } from "../_kit/numbered.ts";
import { Photo } from "../_kit/photo.tsx";
import { Prose } from "../_kit/prose.tsx";
import type { schema } from "./schema.ts";

export function Article({ post, shareText, tagsTitle, actions }: Resolved<typeof schema>) {
  return (
    <article className="article">
      <header className="article-head">
        <p className="article-label">
          <Link href={post.category.href}>{post.category.title}</Link>
          <span>{post.location}</span>
        </p>
        <h1 className="article-title">{post.title}</h1>
        <p className="article-excerpt">{post.excerpt}</p>
      </header>
      <Photo picture={post.image} use="full" first className="article-picture" />
      <aside
        className="article-facts"
        aria-label="About this article"
        {...enhanced("article", "interaction")}
      >
        <dl>
          <div>
            <dt>Published</dt>
            <dd>
              <LongDate date={post.date} />
            </dd>
          </div>
          {post.lastModified !== post.date && (
            <div>
              <dt>Updated</dt>
              <dd>
                <LongDate date={post.lastModified} />
              </dd>
            </div>
          )}
          <div>
            <dt>Author</dt>
            <dd>{post.author}</dd>
          </div>
        </dl>
        <button type="button" className="button button-quiet article-share">
          <Icon name="share-2" size={18} />
          {shareText}
        </button>
      </aside>
      <Prose text={post.body} className="article-body" />
      <footer className="article-foot">
        {post.tags.length > 0 && (
          <div className="article-tags">
            <h2 className="article-tags-title">{tagsTitle}</h2>
            <ul>
              {numbered(post.tags).map(([key, tag]) => (
                <li key={key}>{tag}</li>
              ))}
            </ul>
          </div>
        )}
        <Actions actions={actions} />
      </footer>
    </article>
  );
}
