/** What can be a translation: an entry's fields, or a page. */
export interface Translatable {
  readonly id: string;
  readonly language: string;
  readonly translationOf: string | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

/** An entry or a page as something that can be translated; without a language of its own it has the site's. */
export function translatable(id: string, { language, translationOf }: Fields, main: string): Translatable {
  return {
    id,
    language: typeof language === "string" && language !== "" ? language : main,
    translationOf: typeof translationOf === "string" && translationOf !== "" ? translationOf : undefined,
  };
}

/** Everything that says the same as one does in another language, itself among it, by language. */
export function translationsOf<Item extends Translatable>(
  one: Item,
  all: readonly Item[],
): ReadonlyMap<string, Item> {
  const original = one.translationOf ?? one.id;
  const same = all.filter(({ id, translationOf }) => id === original || translationOf === original);
  return new Map([...same, one].map((item) => [item.language, item]));
}
