import { Blocks, enhanced, Icon, Link, Prose, type Resolved, withIndexKeys } from "blockwork";
import { type ArticleHeading, articleHtml, headingsIn } from "./article-html.ts";
import type { schema } from "./schema.ts";

type GuideProps = Resolved<typeof schema>;

export function Guide(props: GuideProps) {
  const { title, description, body } = props;
  const headings = headingsIn(body.html);
  return (
    <div className="guide">
      <article className="guide-article">
        <header className="guide-head">
          <h1>{title}</h1>
          {description && <p className="guide-description">{description}</p>}
        </header>
        <Contents headings={headings} />
        <Example {...props} />
        <Appearances {...props} />
        <div {...enhanced("guide", "idle")}>
          <Prose text={{ html: articleHtml(body.html) }} className="guide-text" />
        </div>
        <Source {...props} />
      </article>
    </div>
  );
}

/** Where the text can be changed: its own file, or what it is generated from. */
function Source({ edit, source, files }: GuideProps) {
  const href = source && files ? `${files}/${source}` : edit;
  if (!href) return null;
  return (
    <p className="guide-edit">
      <Link href={href}>{source ? `Generated from ${source}` : "Edit this page"}</Link>
    </p>
  );
}

/** The page's headings: beside the text where there is room, else a popover. */
function Contents({ headings }: { readonly headings: readonly ArticleHeading[] }) {
  if (headings.length < 2) return null;
  return (
    <div className="guide-contents">
      <button type="button" className="guide-contents-button" popoverTarget="on-this-page">
        On this page
        <Icon name="chevron-down" size={16} />
      </button>
      <nav className="guide-contents-list" id="on-this-page" popover="auto" aria-label="On this page">
        <p aria-hidden="true">On this page</p>
        <ul>
          {withIndexKeys(headings).map(([key, { id, level, text }]) => (
            <li key={key} data-level={level}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** A block as it is on a page, or the way to the page that it needs for itself. */
function Example({ example, examplePage }: GuideProps) {
  return (
    <>
      {example.length > 0 && (
        <section className="guide-example" aria-label="Example">
          <Blocks of={example} />
        </section>
      )}
      {examplePage && (
        <p className="guide-example-page">
          <Link href={examplePage} className="button">
            See it on a page of its own
          </Link>
        </p>
      )}
    </>
  );
}

/** How the block can look; the text says it in words. */
function Appearances({ appearances }: GuideProps) {
  if (appearances.length === 0) return null;
  return (
    <ul className="guide-appearances">
      {appearances.map(({ name, pictures, texts, rules }) => (
        <li key={name}>
          <svg viewBox="0 0 48 32" fill="none" stroke="currentColor" aria-hidden="true">
            {pictures && <path d={pictures} fill="currentColor" fillOpacity={0.4} stroke="none" />}
            {texts && <path d={texts} strokeWidth={2} />}
            {rules && <path d={rules} strokeOpacity={0.6} />}
          </svg>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}
