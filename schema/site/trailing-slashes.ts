export const withoutTrailingSlashes = (path: string): string => path.replace(/(?<!\/)\/+$/, "");
