import type { Resolved } from "../../schema/fields/resolved.ts";
import { element } from "../_kit/html/element.ts";
import { linkElement } from "../_kit/html/link-element.ts";
import { proseElement } from "../_kit/html/prose-element.ts";
import { languageAttributes } from "../_kit/item-language.ts";
import type { PictureUse } from "../_kit/pictures/picture-attributes.ts";
import { pictureElement } from "../_kit/pictures/picture-element.ts";
import type { hit } from "./schema.ts";

interface CardOptions {
  readonly heading: "h2" | "h3";
  readonly use: PictureUse;
}

/** A card of another page, as the view renders it. */
export function createCard(card: Resolved<typeof hit>, { heading, use }: CardOptions): HTMLElement {
  return element("li", { className: "cards-grid-card", ...languageAttributes(card) }, [
    ...(card.picture ? [pictureElement(card.picture, use)] : []),
    element(heading, { className: "cards-grid-title" }, [linkElement(card.href, card.title)]),
    ...(card.text ? [proseElement(card.text)] : []),
    ...(card.price ? [element("p", { className: "cards-grid-price", textContent: card.price })] : []),
    ...(card.note ? [element("p", { className: "cards-grid-note", textContent: card.note })] : []),
  ]);
}
