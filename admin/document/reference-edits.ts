export interface SetPagePath {
  readonly kind: "set-page-path";
  readonly page: string;
  readonly path: string;
  /** The files in which links follow, as the log records them; without them, all. */
  readonly entries?: readonly string[];
}

export interface ShowPicture {
  readonly kind: "show-picture";
  readonly name: string;
  readonly other: string;
  readonly entries?: readonly string[];
}
