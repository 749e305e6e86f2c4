export function baseLanguage(tag: string): string {
  return tag.split("-", 1)[0] ?? tag;
}
