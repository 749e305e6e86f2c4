import { splitExtension } from "./telephone-extension.ts";

export function telephoneHref(number: string): string {
  const { main, extension } = splitExtension(number);
  const dialled = main.replace(/^(\+[\d ]*)\(0\)/, "$1").replace(/[\s()/.-]/g, "");
  return `tel:${dialled}${extension ? `;ext=${extension}` : ""}`;
}
