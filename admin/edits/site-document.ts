/** A block as it stands in the file: what the author wrote, nothing filled in. */
export interface BlockDocument {
  readonly id: string;
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
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
