import type { JsonObject } from "../json.ts";
import type { TypedProps } from "../typed-props.ts";
import { articleCard } from "./article-list.ts";
import { isOwnEntry, onlyEntry } from "./query.ts";

/** The post whose page it is, as the article's props. */
const ownPost: JsonObject = {
  title: "{{entry.title}}",
  excerpt: "{{entry.excerpt}}",
  picture: "{{entry.image}}",
  category: { text: "{{entry.category.title}}", href: "{{entry.category.href}}" },
  facts: ["{{entry.location}}"],
  published: "{{entry.date}}",
  updated: "{{entry.lastModified}}",
  author: "{{entry.author}}",
  body: "{{entry.body}}",
  tags: "{{entry.tags}}",
};

/** `article`: the post of the page; any other post is shown as a card, which leads to its page. */
export function migrateArticle(props: JsonObject): TypedProps {
  const { post, ...rest } = props;
  if (post === undefined) return { type: "article", props };
  if (!isOwnEntry(post))
    return { type: "article-list", props: { items: onlyEntry("posts", post, articleCard) } };
  const words = { shareText: "Share Article", tagsTitle: "Tags" };
  return { type: "article", props: { ...ownPost, ...words, ...rest } };
}
