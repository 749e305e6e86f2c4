export class UnsupportedMarkdown extends Error {}
