import { plainNumber } from "./plain-number.ts";
import { splitExtension } from "./telephone-extension.ts";

/** As it is dialled from where it is written; `internationalHref` is as it is dialled from everywhere. */
export function telephoneHref(number: string): string {
  const { main, extension } = splitExtension(plainNumber(number));
  const dialled = main.replace(/^(\+[\d ]*)\(0\)/, "$1").replace(/[\s()/.-]/g, "");
  return `tel:${dialled}${extension ? `;ext=${extension}` : ""}`;
}
