export const pluralCategories = ["zero", "one", "two", "few", "many", "other"] as const;

/** A text for each category of numbers that its language tells apart; `other` for those that have none. */
export type PluralForms = {
  readonly [Category in Exclude<(typeof pluralCategories)[number], "other">]?: string;
} & { readonly other: string };

export type Catalogue = Readonly<Record<string, string | PluralForms>>;
type Catalogues = Readonly<Record<string, Catalogue>>;

export interface OwnMessages<C extends Catalogues = Catalogues, T extends string = string> {
  /** The block's: a text is `recipe.more` in `site.words`. */
  readonly type: T;
  /** By BCP 47 tags. */
  readonly catalogues: C;
}

type KeysOf<Each> = Each extends Catalogue ? keyof Each : never;
type ValueOf<Each, Key extends PropertyKey> = Each extends { readonly [K in Key]: infer Value }
  ? Value
  : never;

/** The texts that a view gets from `useMessages(messages)`: every key that any of the languages has. */
export type MessagesOf<M extends OwnMessages> = {
  readonly [Key in KeysOf<M["catalogues"][keyof M["catalogues"]]>]: ValueOf<
    M["catalogues"][keyof M["catalogues"]],
    Key
  > extends string
    ? string
    : PluralForms;
};

/** Declares the fixed texts of a site's own block, for its definition and for `useMessages` in its view. */
export function defineMessages<const T extends string, const C extends Catalogues>(
  type: T,
  catalogues: C,
): OwnMessages<C, T> {
  return { type, catalogues };
}

/** The tag of a language and of those that it is a kind of: `fr-CA`, `fr`. */
export function languageAndParents(language: string): string[] {
  const tags: string[] = [];
  for (let tag = language; tag !== ""; tag = tag.slice(0, Math.max(0, tag.lastIndexOf("-")))) tags.push(tag);
  return tags;
}
