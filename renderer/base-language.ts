/** The language of a tag without its script and region: `fr` of `fr-CA`. */
export function baseLanguage(tag: string): string {
  return tag.split("-", 1)[0] ?? tag;
}
