import type { MediaFacts } from "../../../renderer/resolve/pictures.ts";
import type { PictureFocus } from "../../../schema/picture-focus.ts";

/** What a picture shows, or that it shows nothing that a reader would miss. */
export type PictureDescription = (
  | /** `alt` is in the site's own language, `alts` the same in its others. */
  { readonly alt: string; readonly alts?: Readonly<Record<string, string>> }
  | { readonly decorative: true }
) & {
  /** The name of the picture that stands in its place in dark colour schemes. */
  readonly dark?: string;
  /** What of it stays in view where it is cropped; the middle where nothing is said. */
  readonly focus?: PictureFocus;
};

export interface NewPicture {
  readonly file: Blob;
  /** In pixels; none if the browser can't draw it. */
  readonly size: { readonly width: number; readonly height: number } | undefined;
  /** What it should be called, such as `front-door.jpg`. */
  readonly name: string;
  readonly description: PictureDescription;
}

/** What became of a picture; the name may have been made safe. */
export type AddResult =
  | { readonly kind: "added"; readonly name: string; readonly facts: MediaFacts }
  /** There is a picture of that name; nothing was written. */
  | { readonly kind: "taken"; readonly reason: string }
  | { readonly kind: "failed"; readonly reason: string };
