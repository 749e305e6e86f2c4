import { splitExtension } from "./telephone-extension.ts";

/**
 * The tel: address of a telephone number as people write it: `0116 496 0187`, `+44 (0)116 496 0187`,
 * `0116 496 0187 ext. 5`. A zero in brackets is not dialled behind a country's number.
 */
export function telephoneHref(number: string): string {
  const { main, extension } = splitExtension(number);
  const dialled = main.replace(/^(\+[\d ]*)\(0\)/, "$1").replace(/[\s()/.-]/g, "");
  return `tel:${dialled}${extension ? `;ext=${extension}` : ""}`;
}
