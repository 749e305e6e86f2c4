/** Ids that every page has for itself. */
export const ownIds: readonly string[] = ["content", "site-menu"];
