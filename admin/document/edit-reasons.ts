export type ReplaceReason = "undo-all" | "undo-import" | "file" | "mine" | "picture-name" | "new-picture";

export type MendReason = "mend-colour" | "mend-headings" | "mend-link" | "remove-link";

export type StateReason = "make-draft" | "schedule" | "make-live";

export interface PictureStep {
  readonly did: "renamed" | "moved" | "replaced" | "exchanged" | "cropped" | "turned" | "deleted" | "shown";
  readonly name: string;
  readonly other?: string;
}

export type ReadyPalette = "slate" | "brick" | "forest" | "sea" | "plum" | "honey" | "rose" | "charcoal";

export type LookStep =
  | { readonly fonts: readonly [heading: string, text: string] }
  | { readonly headingFont: string }
  | { readonly palette: ReadyPalette }
  | { readonly picture: string };

export interface Restoring {
  readonly version?: string;
}
