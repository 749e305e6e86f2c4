/** Thrown for Markdown that the place to write has no form for. */
export class NotShown extends Error {}
