/** The root becomes an empty text. Takes linear time. */
export const withoutTrailingSlashes = (path: string): string => path.replace(/(?<!\/)\/+$/, "");
