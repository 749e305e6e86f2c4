export interface TemplateOptions {
  readonly name: string;
  readonly language: string;
  /** As 2026-01-31. */
  readonly today: string;
}

export interface TemplateSite {
  readonly config: { readonly site: object; readonly pages: readonly object[] };
  readonly model?: object;
  readonly files?: Readonly<Record<string, string>>;
}

export interface Template {
  readonly description: string;
  readonly create: (options: TemplateOptions) => TemplateSite;
}
