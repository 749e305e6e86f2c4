/** Gives a page another address; links to it follow, in the config and in entries. */
export interface SetPagePath {
  readonly kind: "set-page-path";
  readonly page: string;
  readonly path: string;
  /** The files of the entries in which links follow: the log names them. Without them, links in all do. */
  readonly entries?: readonly string[];
}

/** Shows another picture wherever one is shown, in the config and in entries, also as the dark version of a third one. */
export interface ShowPicture {
  readonly kind: "show-picture";
  readonly name: string;
  readonly other: string;
  /** The files of the entries in which it is shown instead: the log names them. Without them, in all. */
  readonly entries?: readonly string[];
}
