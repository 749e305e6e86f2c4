export type ReplaceReason =
  | "undo-all"
  | "undo-import"
  | "file"
  | "mine"
  | "other-device"
  | "picture-name"
  | "new-picture";

export type FixReason = "mend-colour" | "mend-headings" | "remove-character" | "mend-link" | "remove-link";

export type PublicationReason = "make-draft" | "schedule" | "make-live";

export interface PictureStep {
  readonly did: "renamed" | "moved" | "replaced" | "exchanged" | "cropped" | "turned" | "deleted" | "shown";
  readonly name: string;
  readonly other?: string;
}

export type PresetPalette = "slate" | "brick" | "forest" | "sea" | "plum" | "honey" | "rose" | "charcoal";

export type ThemeStep =
  | { readonly fonts: readonly [heading: string, text: string] }
  | { readonly headingFont: string }
  | { readonly palette: PresetPalette }
  | { readonly picture: string };

export interface Restoring {
  readonly version?: string;
}
