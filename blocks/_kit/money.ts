import { formatCurrency } from "./intl.ts";

/** An amount of money, as a language writes it. */
export function formatMoney(amount: number, language: string, currency: string): string {
  // The editor's preview puts a mark around each text, which `Intl` would throw at.
  const [code] = /[A-Z]{3}/.exec(currency) ?? [];
  return code ? formatCurrency(amount, language, code) : String(amount);
}
