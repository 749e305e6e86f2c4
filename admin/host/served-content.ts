import type { MediaFacts } from "../../renderer/resolve/pictures.ts";
import type { Problem } from "../../schema/problem.ts";

/** A text file of the site; where it can be saved, the ETag is what a save of it has to name. */
export interface ServedFile {
  /** Relative to the site's folder, with forward slashes. */
  readonly file: string;
  readonly text: string;
  readonly etag?: string;
}

/** An entry as it is written; without front matter and body if the file can't be understood. */
export interface ServedEntry extends ServedFile {
  readonly collection: string;
  readonly id: string;
  readonly frontMatter?: Readonly<Record<string, unknown>>;
  readonly body?: string;
  /** The file is not clean UTF-8: the text has U+FFFD in place of what can't be read, or is, of its characters. */
  readonly damaged?: boolean;
}

interface ServedFont {
  readonly css: string;
  readonly family: string;
}

/** What a host sends of a site, as JSON. */
export interface ServedContent {
  /** None if there is no such file, or it is not UTF-8. */
  readonly config?: ServedFile;
  /** Stands for the site's folder, where different sites may be served at one address in turn. */
  readonly folder?: string;
  readonly entries: readonly ServedEntry[];
  readonly media: Readonly<Record<string, MediaFacts>>;
  readonly described: readonly string[];
  readonly styles: { readonly base: string; readonly blocks: Readonly<Record<string, string>> };
  /** None while the settings can't be resolved. */
  readonly fonts?: { readonly display: ServedFont; readonly text: ServedFont };
  readonly faces: readonly string[];
  /** The address of an ES module with a validator for `site` and for each collection. */
  readonly validators: string;
  /** The day that the site is built for, as 2026-01-31. */
  readonly today: string;
  /** Whether posts dated later are shown. */
  readonly future: boolean;
  readonly problems: readonly Problem[];
}

/** What a build writes beside the editor. */
export interface PublishedContent extends ServedContent {
  /** The widths in pixels at which each picture is published as WebP, by its address up to the width. */
  readonly widths: Readonly<Record<string, readonly number[]>>;
}
