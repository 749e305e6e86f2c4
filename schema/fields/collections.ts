/**
 * The fields of a site's collections, by the collections' names. `site schema` adds those of the site in
 * `blocks/collections.d.ts`, so that a view knows what an entry has; without it, a field of an entry is `unknown`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: a site adds its own.
export interface Collections {}
