import type { PluralForms } from "../../../schema/fields/own-messages.ts";

export type { PluralForms };

/** A text with `{count}` and the like filled in. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** The text for so many of something, the number filled in as `{count}`, both as the language wants them. */
export function fillInCount(forms: PluralForms, count: number, language: string): string {
  // A language has `zero` for numbers that end in it at most; a text for none is for none.
  const category = count === 0 && forms.zero ? "zero" : new Intl.PluralRules(language).select(count);
  return fillIn(forms[category] ?? forms.other, { count: new Intl.NumberFormat(language).format(count) });
}
