/** Ids that every page has for itself. */
export const reservedIds: readonly string[] = ["content", "site-menu"];
