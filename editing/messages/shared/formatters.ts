interface Formatters {
  /** The form for exactly a number (`=0`), else the one for its plural category. */
  selectPlural(number: number, forms: Forms, offset?: number): string;
  /** By ordinal category: 1st, 2nd. */
  selectOrdinal(number: number, forms: Forms, offset?: number): string;
  formatNumber(number: number): string;
}
type Forms = Readonly<Partial<Record<string, string>>> & { readonly other: string };

/** A locale such as `en-GB`. */
export function formattersFor(locale: string): Formatters {
  const selectBy = (type: Intl.PluralRuleType) => {
    let rules: Intl.PluralRules | undefined;
    return (number: number, forms: Forms, offset = 0) => {
      rules ??= new Intl.PluralRules(locale, { type });
      return forms[`=${number}`] ?? forms[rules.select(number - offset)] ?? forms.other;
    };
  };
  return {
    selectPlural: selectBy("cardinal"),
    selectOrdinal: selectBy("ordinal"),
    formatNumber: (number) => number.toLocaleString(locale),
  };
}
