/** Whether somebody is typing or has pasted an address, and is not looking for a name. */
export function isAddress(text: string): boolean {
  return /^\s*([/#]|https?:|mailto:|tel:|\{\{)/i.test(text);
}

/** The address that is meant by what is not written as one: a web address, an e-mail address, a telephone number. */
export function addressMeant(text: string): string | undefined {
  const typed = text.trim();
  if (isAddress(typed)) return typed;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(typed)) return `mailto:${typed}`;
  if (/^\+?[\d(][\d\s().-]{5,}\d$/.test(typed)) return `tel:${typed}`;
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}([/?#]\S*)?$/i.test(typed)) return `https://${typed}`;
  return undefined;
}
