import { isObject } from "../../../is-object.ts";
import type { JsonObject } from "../json.ts";
import type { TypedProps } from "../typed-props.ts";
import { eachOf } from "./query.ts";

/** A post as a card of the list. */
export const articleCard: JsonObject = {
  title: "{{item.title}}",
  href: "{{item.href}}",
  text: "{{item.excerpt}}",
  picture: "{{item.image}}",
  date: "{{item.date}}",
  facts: ["{{item.location}}"],
  category: { id: "{{item.category.id}}", text: "{{item.category.title}}" },
};

const categoryLink: JsonObject = { id: "{{item.id}}", text: "{{item.title}}", href: "{{item.href}}" };

/** `post-list`: the posts of a query, with the words that version 1 had for them. */
export function migrateArticleList(props: JsonObject): TypedProps {
  const {
    posts,
    filter,
    empty = "There are no guides in this category yet.",
    readMore = "Read More",
    ...heading
  } = props;
  return {
    type: "article-list",
    props: {
      ...heading,
      items: eachOf("posts", posts, articleCard),
      ...(filter !== undefined && { filter: migrateFilter(filter) }),
      empty,
      readMore,
    },
  };
}

function migrateFilter(filter: unknown): unknown {
  if (!isObject(filter)) return filter;
  const { all, categories, ...rest } = filter;
  return {
    ...(all !== undefined && { all: isObject(all) ? { text: "All", ...all } : all }),
    categories: eachOf(
      "categories",
      { filter: true, ...(isObject(categories) ? categories : {}) },
      categoryLink,
    ),
    ...rest,
  };
}
