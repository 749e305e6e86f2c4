/** A path without the slashes at its end; the root becomes an empty text. Takes time in proportion to its length. */
export const withoutTrailingSlashes = (path: string): string => path.replace(/(?<!\/)\/+$/, "");
