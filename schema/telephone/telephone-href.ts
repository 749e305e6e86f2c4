import { plainNumber } from "../text/plain-number.ts";
import { splitExtension } from "./telephone-extension.ts";

/** As it is dialled from where it is written, as `internationalHref` is from everywhere; nothing for what is no number. */
export function telephoneHref(number: string): string | undefined {
  const { main, extension } = splitExtension(plainNumber(number));
  const dialled = main.replace(/^(\+[\d ]*)\(0\)/, "$1").replace(/[\s()/.-]/g, "");
  if (!/^\+?\d{2,15}$/.test(dialled)) return undefined;
  return `tel:${dialled}${extension ? `;ext=${extension}` : ""}`;
}
