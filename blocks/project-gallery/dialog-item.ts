import type { Picture, Resolved } from "../../schema/fields/resolved.ts";
import type { Messages } from "../_kit/messages/index.ts";
import type { schema } from "./schema.ts";

export type GalleryItem = Resolved<typeof schema>["items"][number];

/** What a dialog starts with, before its details are there: no more than is shown, because it travels with the page. */
export interface DialogItem {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  /** A short text above the title. */
  readonly label?: string;
  readonly picture: Picture;
  /** The address of a JSON file with the item's details. */
  readonly src: string;
}

export type DialogTexts = Pick<
  Messages,
  | "close"
  | "pictures"
  | "pictureOf"
  | "previousPicture"
  | "nextPicture"
  | "loading"
  | "notLoaded"
  | "openPage"
>;

export function dialogItems(items: readonly GalleryItem[]): DialogItem[] {
  return items.flatMap((item, index) => {
    const { href, title, picture, tags, details } = item;
    if (!details) return [];
    const label = details.value.label ?? tags[0];
    return { id: idOf(item, index), href, title, ...(label && { label }), picture, src: details.src };
  });
}

export function idOf({ id }: Pick<GalleryItem, "id">, index: number): string {
  return id || String(index + 1);
}

export function dialogTexts(messages: Messages): DialogTexts {
  const { close, pictures, pictureOf, previousPicture, nextPicture, loading, notLoaded, openPage } = messages;
  return { close, pictures, pictureOf, previousPicture, nextPicture, loading, notLoaded, openPage };
}
