import type { Resolved } from "../../schema/resolved.ts";
import { useFirstPictures } from "../_kit/first-screen.ts";
import { Link } from "../_kit/link.tsx";
import { LongDate } from "../_kit/long-date.tsx";
import { Photo } from "../_kit/photo.tsx";
import { Section } from "../_kit/section.tsx";
import type { schema } from "./schema.ts";

export function PostList(props: Resolved<typeof schema>) {
  const { label, title, intro, posts, filter, empty, readMore, hideEmpty } = props;
  const eager = useFirstPictures();
  if (hideEmpty && posts.length === 0) return null;
  // Only a page that holds all posts can filter them; a category's page links to the others.
  const filters = filter && !filter.current;
  const Title = title ? "h3" : "h2";
  return (
    <Section
      name="post-list"
      label={label}
      title={title}
      intro={intro}
      hydrateOn={filters ? "interaction" : undefined}
    >
      {filter && (
        <nav className="post-list-filter" aria-label="Categories">
          <ul>
            <li>
              <Link href={filter.all.href} current={filter.current ? undefined : "page"}>
                {filter.all.text}
              </Link>
            </li>
            {filter.categories.map((category) => (
              <li key={category.id}>
                <Link
                  href={category.href}
                  current={filter.current?.id === category.id ? "page" : undefined}
                  data={{ category: category.id }}
                >
                  {category.title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {filters && <p className="post-list-status visually-hidden" role="status" />}
      {(filters || posts.length === 0) && (
        <p className="empty" hidden={posts.length > 0}>
          {empty}
        </p>
      )}
      <ul className="post-list-cards" data-count={posts.length}>
        {posts.map((post, index) => (
          <li key={post.id} className="post-list-card" data-category={post.category.id}>
            <Photo picture={post.image} use="half" eager={index < eager} className="post-list-picture" />
            <p className="post-list-facts">
              <LongDate date={post.date} />
              <span>{post.location}</span>
              <span>{post.category.title}</span>
            </p>
            <Title className="post-list-title">
              <Link href={post.href}>{post.title}</Link>
            </Title>
            <p className="post-list-excerpt">{post.excerpt}</p>
            <span className="more" aria-hidden="true">
              {readMore}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
