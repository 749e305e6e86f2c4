export const reservedIds: readonly string[] = ["content", "site-menu"];
