/** Ids of elements that every page has. */
export const reservedIds: readonly string[] = ["content", "site-menu"];
