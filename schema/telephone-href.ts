import { splitExtension } from "./telephone-extension.ts";

/**
 * The tel: address of `0116 496 0187`, `+44 (0)116 496 0187` or `0116 496 0187 ext. 5`. A zero in brackets is not
 * dialled after a country code.
 */
export function telephoneHref(number: string): string {
  const { main, extension } = splitExtension(number);
  const dialled = main.replace(/^(\+[\d ]*)\(0\)/, "$1").replace(/[\s()/.-]/g, "");
  return `tel:${dialled}${extension ? `;ext=${extension}` : ""}`;
}
