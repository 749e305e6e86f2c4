import type { MediaMetadata } from "../../../renderer/resolve/pictures/pictures.ts";
import type { PictureFocus } from "../../../schema/fields/picture-focus.ts";

export type PictureDescription = (
  | /** `alt` is in the site's own language, `alts` the same in its others. */
  { readonly alt: string; readonly alts?: Readonly<Record<string, string>> }
  | { readonly decorative: true }
) & {
  readonly dark?: string;
  readonly focus?: PictureFocus;
};

/** A picture that is about to be added. */
export interface NewPicture {
  readonly file: Blob;
  /** In pixels; undefined if the browser can't decode it. */
  readonly size: { readonly width: number; readonly height: number } | undefined;
  /** Its path under content/media, with the extension of its kind. */
  readonly name: string;
  readonly description: PictureDescription;
}

export type AddResult =
  | { readonly kind: "added"; readonly name: string; readonly facts: MediaMetadata }
  | { readonly kind: "taken"; readonly reason: string }
  | { readonly kind: "failed"; readonly reason: string };
