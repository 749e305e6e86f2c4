/** What somebody said about the site that they begin. */
export interface TemplateOptions {
  readonly name: string;
  /** A BCP 47 tag. */
  readonly language: string;
  /** As 2026-01-31. */
  readonly today: string;
}

/** A site to begin with. */
export interface TemplateSite {
  /** site.config.json without `$schema` and `configVersion`. */
  readonly config: { readonly site: object; readonly pages: readonly object[] };
  /** content/model.json without `$schema`. */
  readonly model?: object;
  /** Other files by their paths in the site's folder. */
  readonly files?: Readonly<Record<string, string>>;
}

export interface Template {
  /** What it is for, in a few words. */
  readonly description: string;
  readonly create: (options: TemplateOptions) => TemplateSite;
}
