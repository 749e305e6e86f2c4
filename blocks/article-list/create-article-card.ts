import type { Resolved } from "../../schema/fields/resolved.ts";
import { element } from "../_kit/html/element.ts";
import { linkElement } from "../_kit/html/link-element.ts";
import { formatDate } from "../_kit/intl.ts";
import { languageAttributes } from "../_kit/item-language.ts";
import type { PictureUse } from "../_kit/pictures/picture-attributes.ts";
import { pictureElement } from "../_kit/pictures/picture-element.ts";
import { viewName } from "../_kit/view-name.ts";
import type { card } from "./schema.ts";

interface CardOptions {
  readonly heading: "h2" | "h3";
  readonly use: PictureUse;
  /** The words at the foot. */
  readonly more: string;
  readonly language: string;
}

/** A card of another page, as the view renders it. */
export function createArticleCard(item: Resolved<typeof card>, options: CardOptions): HTMLElement {
  const { heading, use, more, language } = options;
  const { title, href, picture, text, date, facts, category } = item;
  const lines = [
    ...(date ? [element("time", { dateTime: date, textContent: formatDate(date, language) })] : []),
    ...facts.map((fact) => element("span", { textContent: fact })),
    ...(category
      ? [element("span", { className: "article-list-category", textContent: category.text })]
      : []),
  ];
  const own = languageAttributes(item);
  const made = element("li", { className: "article-list-card" }, [
    ...(picture ? [pictureElement(picture, use, "article-list-picture")] : []),
    ...(lines.length > 0 ? [element("p", { className: "article-list-facts" }, lines)] : []),
    element(heading, { className: "article-list-title", ...own }, [linkElement(href, title)]),
    ...(text ? [element("p", { className: "article-list-excerpt", textContent: text, ...own })] : []),
    element("span", { className: "more", ariaHidden: "true", textContent: more }),
  ]);
  if (category) made.dataset.category = category.id;
  const { "data-view-name": name } = viewName(picture);
  if (name) made.dataset.viewName = name;
  return made;
}
