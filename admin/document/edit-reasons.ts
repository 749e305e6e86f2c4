/** What was undone as a whole, whose version was taken, or that the name of a new picture was taken meanwhile, or that one has got a new file. */
export type ReplaceReason = "undo-all" | "undo-import" | "file" | "mine" | "picture-name" | "new-picture";

/** What was wrong and was mended by a button. */
export type MendReason = "mend-colour" | "mend-headings" | "mend-link" | "remove-link";

/** From when on visitors see something. */
export type StateReason = "make-draft" | "schedule" | "make-live";

/** What became of a picture as a whole, and which other one is in its place. */
export interface PictureStep {
  readonly did: "renamed" | "moved" | "replaced" | "exchanged" | "cropped" | "turned" | "deleted" | "shown";
  readonly name: string;
  readonly other?: string;
}

/** The palettes that come with the editor. */
export type ReadyPalette = "slate" | "brick" | "forest" | "sea" | "plum" | "honey" | "rose" | "charcoal";

/** What of the site's look was changed as a whole. */
export type LookStep =
  /** The fonts of headings and of texts, by their titles. */
  | { readonly fonts: readonly [heading: string, text: string] }
  /** The font of headings, and their weight. */
  | { readonly headingFont: string }
  | { readonly palette: ReadyPalette }
  /** The colours, to those around one of a picture. */
  | { readonly picture: string };

/** What brings a kept version back has its name. */
export interface Restoring {
  readonly version?: string;
}
