import type { MediaFacts } from "../../../renderer/resolve/pictures.ts";
import type { Model } from "../../../schema/model.ts";
import type { Problem } from "../../../schema/problem.ts";
import type { IconDrawing } from "../../../schema/resolved.ts";
import type { PublishSettings } from "../../../schema/site/admin.ts";

/** `etag` is what a save has to send in `If-Match`. */
export interface ServedFile {
  /** Relative to the site's folder, with forward slashes. */
  readonly file: string;
  readonly text: string;
  readonly etag?: string;
}

/** As written; without front matter and body if it can't be parsed. */
export interface ServedEntry extends ServedFile {
  readonly collection: string;
  readonly id: string;
  readonly frontMatter?: Readonly<Record<string, unknown>>;
  readonly body?: string;
  /** The file is not valid UTF-8, or contains U+FFFD itself. */
  readonly damaged?: boolean;
}

/** content/COLLECTION/order.json; without ids if it can't be parsed. */
export interface ServedOrder extends ServedFile {
  readonly collection: string;
  readonly ids?: readonly string[];
}

export interface ServedIcons {
  /** Every name that a config can use: those of lucide.dev, and the SVGs of content/icons. */
  readonly names: readonly string[];
  /** Of those that the site or a block uses, and of all in content/icons, by name. */
  readonly drawings: Readonly<Record<string, IconDrawing>>;
  /** Of a JSON file with the drawings of all names. */
  readonly address: string;
}

interface ServedFont {
  readonly name: string;
  readonly css: string;
  readonly family: string;
}

/** Its files are fetched when something is rendered in it. */
export interface FontChoice extends ServedFont {
  /** `EB Garamond` */
  readonly title: string;
  /** `serif`, `sans-serif`, `display`, `handwriting` or `monospace`. */
  readonly category: string;
  /** From 100 to 900. */
  readonly weights: readonly [least: number, most: number];
  /** The download size, as the font of headings and as that of texts. */
  readonly bytes: { readonly display: number; readonly text: number };
}

export interface ServedContent {
  /** Undefined if there is no such file, or it is not UTF-8. */
  readonly config?: ServedFile;
  /** Identifies the site's folder, where several sites may be served at one address. */
  readonly folder?: string;
  /** content/model.json after `parse`; without the file, an empty model. */
  readonly model: Model;
  readonly entries: readonly ServedEntry[];
  readonly orders: readonly ServedOrder[];
  readonly files: readonly string[];
  /** Paths in public/, with a leading slash. */
  readonly publicFiles: readonly string[];
  readonly icons: ServedIcons;
  readonly media: Readonly<Record<string, MediaFacts>>;
  readonly described: readonly string[];
  readonly styles: {
    readonly base: string;
    readonly blocks: Readonly<Record<string, string>>;
    /** The site's theme.scss, which comes after all other rules. */
    readonly site: string;
  };
  /** Undefined while the settings can't be resolved. */
  readonly fonts?: { readonly display: ServedFont; readonly text: ServedFont };
  readonly fontNames: readonly string[];
  /** Those that have glyphs for the site's languages. */
  readonly fontChoices: readonly FontChoice[];
  /** Of an ES module with a validator for `site` and for each collection. */
  readonly validators: string;
  /** The date that the site is built for, as 2026-01-31. */
  readonly today: string;
  readonly future: boolean;
  readonly problems: readonly Problem[];
}

export interface PublishedContent extends ServedContent {
  /** The widths in pixels at which each picture is published as WebP, by its address up to the width. */
  readonly widths: Readonly<Record<string, readonly number[]>>;
  readonly publish?: PublishSettings;
}
