/** Where resolve writes the language of an entry that a list shows on a page of another one (WCAG 3.1.2). */
export const itemLanguage = "@language";

/** The HTML attributes of an element whose language is not the page's; none if it is the same. */
interface LanguageAttributes {
  readonly lang?: string;
  readonly dir?: "ltr" | "rtl";
}

/** For the element of an item. */
export function languageAttributes(item: object): LanguageAttributes {
  return (item as { readonly [itemLanguage]?: LanguageAttributes })[itemLanguage] ?? {};
}
