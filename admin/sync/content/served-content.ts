import type { MediaFacts } from "../../../renderer/resolve/pictures.ts";
import type { Model } from "../../../schema/model.ts";
import type { Problem } from "../../../schema/problem.ts";
import type { IconDrawing } from "../../../schema/resolved.ts";
import type { PublishSettings } from "../../../schema/site/admin.ts";

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

/** content/COLLECTION/order.json as it is written; without ids if the file can't be understood. */
export interface ServedOrder extends ServedFile {
  readonly collection: string;
  readonly ids?: readonly string[];
}

export interface ServedIcons {
  /** Every name that a config can use: those of lucide.dev, and the SVGs of content/icons. */
  readonly names: readonly string[];
  /** The drawings of those that the site or a block uses, and of all in content/icons, by their names. */
  readonly drawings: Readonly<Record<string, IconDrawing>>;
  /** The address of a JSON file with the drawings of all names. */
  readonly address: string;
}

interface ServedFont {
  /** As a theme names it. */
  readonly name: string;
  readonly css: string;
  readonly family: string;
}

/** A font that the theme can be changed to. Its files are fetched once something is shown in it. */
export interface FontChoice extends ServedFont {
  /** As people call it: `EB Garamond`. */
  readonly title: string;
  /** `serif`, `sans-serif`, `display`, `handwriting` or `monospace`. */
  readonly category: string;
  /** The least and the most that its letters can weigh, from 100 to 900. */
  readonly weights: readonly [least: number, most: number];
  /** What a visitor downloads of it, as the font of headings and as that of texts. */
  readonly bytes: { readonly display: number; readonly text: number };
}

/** What a host sends of a site, as JSON. */
export interface ServedContent {
  /** None if there is no such file, or it is not UTF-8. */
  readonly config?: ServedFile;
  /** Stands for the site's folder, where different sites may be served at one address in turn. */
  readonly folder?: string;
  /** content/model.json after parse; that of a site without one is empty. */
  readonly model: Model;
  readonly entries: readonly ServedEntry[];
  /** The files with the order of collections that are sorted by hand, as far as there are any. */
  readonly orders: readonly ServedOrder[];
  /** The names of content/files. */
  readonly files: readonly string[];
  /** The paths of the files of public/, each from a slash on. */
  readonly publicFiles: readonly string[];
  readonly icons: ServedIcons;
  readonly media: Readonly<Record<string, MediaFacts>>;
  readonly described: readonly string[];
  readonly styles: {
    readonly base: string;
    readonly blocks: Readonly<Record<string, string>>;
    /** The rules of the site's theme.scss, which come after all others. */
    readonly site: string;
  };
  /** None while the settings can't be resolved. */
  readonly fonts?: { readonly display: ServedFont; readonly text: ServedFont };
  /** The names that a theme can give as its font. */
  readonly fontNames: readonly string[];
  /** Those of them that have letters for the site's languages; none while these can't be told. */
  readonly fontChoices: readonly FontChoice[];
  /** The address of an ES module with a validator for `site` and for each collection. */
  readonly validators: string;
  /** The day that the site is built for, as 2026-01-31. */
  readonly today: string;
  /** Whether entries dated later are shown. */
  readonly future: boolean;
  readonly problems: readonly Problem[];
}

/** What a build writes beside the editor. */
export interface PublishedContent extends ServedContent {
  /** The widths in pixels at which each picture is published as WebP, by its address up to the width. */
  readonly widths: Readonly<Record<string, readonly number[]>>;
  /** The repository that the site is built from, where the editor may send changes to it. */
  readonly publish?: PublishSettings;
}
