/** How much of a text search results show, in characters, and what is said about a text of a length. */
export function textLength(
  length: number,
  longest: number,
): { readonly words: string; readonly fits: boolean } {
  const fits = length <= longest && length > 0;
  if (length === 0) return { words: "There is none yet", fits };
  const over = length - longest;
  return {
    words:
      over > 0
        ? `${length} of ${longest} characters: ${over} too many`
        : `${length} of ${longest} characters`,
    fits,
  };
}
