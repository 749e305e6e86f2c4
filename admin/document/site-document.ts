/** A block as it stands in the file: what the author wrote, nothing filled in. */
export interface BlockDocument {
  readonly id: string;
  readonly type: string;
  /** Missing where nothing is said. */
  readonly props?: Readonly<Record<string, unknown>>;
  readonly hidden?: boolean;
  readonly lock?: "layout" | "content";
}

/** A page as it stands in the file; its other fields are read by key. */
export interface PageDocument {
  readonly id: string;
  readonly path: string;
  readonly blocks: readonly BlockDocument[];
  readonly [field: string]: unknown;
}

/**
 * site.config.json as it stands: the value that edits take and give. It may break the schema, as half-typed
 * things do; its shape is all that edits rely on. Never changed in place: what an edit leaves alone keeps its identity.
 */
export interface SiteDocument {
  readonly site: Readonly<Record<string, unknown>>;
  readonly pages: readonly PageDocument[];
  readonly [key: string]: unknown;
}

/** An entry as its file says it: what the author wrote, nothing filled in. The body's line ends are all "\n". */
export interface EntryDocument {
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** What is in the files of content/: entries, such as `content/breads/rye.md`, and the orders of collections. */
export type EntryDocuments = Readonly<Record<string, EntryDocument>>;

/** A file of an entry as it is on disk, and the entry that it says. */
export interface EntryFile {
  readonly text: string;
  readonly document: EntryDocument;
}

export type EntryFiles = Readonly<Record<string, EntryFile>>;

/** All that is edited: one log leads from one of these to the next. */
export interface EditedSite {
  readonly config: SiteDocument;
  readonly entries: EntryDocuments;
}
