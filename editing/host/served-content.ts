import type { SiteFile } from "../../renderer/resolve/addresses/files.ts";
import type { MediaMetadata } from "../../renderer/resolve/pictures/pictures.ts";
import type { PublishedFormat } from "../../schema/fields/picture-settings.ts";
import type { IconDrawing } from "../../schema/fields/resolved.ts";
import type { Model } from "../../schema/model/model.ts";
import type { Problem } from "../../schema/problems/problem.ts";
import type { PublishSettings } from "../../schema/site/admin-settings.ts";

/** `etag` is what a save sends as `over`. */
export interface ServedFile {
  /** Relative to the site's folder, with forward slashes. */
  readonly file: string;
  readonly text: string;
  readonly etag?: string;
}

export interface ServedEntry extends ServedFile {
  readonly collection: string;
  /** The name of the file without `.md`. */
  readonly id: string;
  /** Absent, as `body` is, if the file can't be parsed. */
  readonly frontMatter?: Readonly<Record<string, unknown>>;
  readonly body?: string;
  /** The file is not valid UTF-8, or contains U+FFFD itself. */
  readonly damaged?: boolean;
}

/** The file with the manual order of a collection. */
export interface ServedOrder extends ServedFile {
  readonly collection: string;
  /** Absent if the file can't be parsed. */
  readonly ids?: readonly string[];
}

interface ServedIcons {
  /** Every name that a config can use: those of lucide.dev, and the SVGs of content/icons. */
  readonly names: readonly string[];
  /** Of those that the site or a block uses, and of all in content/icons, by name. */
  readonly drawings: Readonly<Record<string, IconDrawing>>;
  /** The address of a JSON file with all drawings. */
  readonly address: string;
}

interface ServedFont {
  readonly name: string;
  readonly css: string;
  readonly family: string;
}

export interface FontChoice extends ServedFont {
  /** The name that people read. */
  readonly title: string;
  /** `serif`, `sans-serif`, `display`, `handwriting` or `monospace`. */
  readonly category: string;
  /** Equal if the font has one weight. */
  readonly weights: readonly [least: number, most: number];
  /** The size of the file that a page loads for headings, and for texts. */
  readonly bytes: { readonly display: number; readonly text: number };
}

export interface ServedContent {
  /** Absent if site.config.json could not be read. */
  readonly config?: ServedFile;
  /**
   * Identifies the site's folder, so that drafts of two sites on one address are kept apart; absent for a built site.
   */
  readonly folder?: string;
  /** content/model.json after `parse`; without the file, an empty model. */
  readonly model: Model;
  readonly entries: readonly ServedEntry[];
  /** Of collections with a manual order. */
  readonly orders: readonly ServedOrder[];
  /** The files of content/patterns, by their names, whether they can be understood or not. */
  readonly patterns: readonly ServedFile[];
  /** Those of content/files. */
  readonly files: readonly SiteFile[];
  /** The addresses of files in the folder `public`. */
  readonly publicFiles: readonly string[];
  readonly icons: ServedIcons;
  /** The pictures of content/media by name. */
  readonly media: Readonly<Record<string, MediaMetadata>>;
  /** The names in media.json, with or without a picture. */
  readonly described: readonly string[];
  /** The CSS of every page, of blocks by type, and of the site's own theme. */
  readonly styles: {
    readonly base: string;
    readonly blocks: Readonly<Record<string, readonly string[]>>;
    readonly site: string;
  };
  /** Those of the theme; absent if they could not be loaded. */
  readonly fonts?: { readonly display: ServedFont; readonly text: ServedFont };
  /** The names that the theme can use. */
  readonly fontNames: readonly string[];
  /** Installed fonts that can be previewed. */
  readonly fontChoices: readonly FontChoice[];
  /** The address of a module with compiled validators. */
  readonly validators: string;
  /** As 2026-01-31. */
  readonly today: string;
  /** In milliseconds, where the site is served and not built. */
  readonly now?: number | undefined;
  /** Whether entries and pages whose day has not come are published. */
  readonly future: boolean;
  /** Those of the files as they were read. */
  readonly problems: readonly Problem[];
}

export type PublishedWidths = Readonly<Partial<Record<PublishedFormat, readonly number[]>>>;

export interface PublishedContent extends ServedContent {
  /** The widths in pixels at which each picture is published, by its address up to the width and by format. */
  readonly widths: Readonly<Record<string, PublishedWidths>>;
  /** Absent if the site can't be published from the editor. */
  readonly publish?: PublishSettings;
}
