/** The tel: address of a telephone number as people write it: 0116 496 0187. */
export function telephoneHref(number: string): string {
  return `tel:${number.replace(/[\s()-]/g, "")}`;
}
