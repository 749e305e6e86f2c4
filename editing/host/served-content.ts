import type { SiteFile } from "../../renderer/resolve/files.ts";
import type { MediaMetadata } from "../../renderer/resolve/pictures.ts";
import type { PublishSettings } from "../../schema/admin-settings.ts";
import type { Model } from "../../schema/model.ts";
import type { PublishedFormat } from "../../schema/picture-settings.ts";
import type { Problem } from "../../schema/problem.ts";
import type { IconDrawing } from "../../schema/resolved.ts";

/** `etag` is what a save has to send in `If-Match`. */
export interface ServedFile {
  /** Relative to the site's folder, with forward slashes. */
  readonly file: string;
  readonly text: string;
  readonly etag?: string;
}

export interface ServedEntry extends ServedFile {
  readonly collection: string;
  readonly id: string;
  readonly frontMatter?: Readonly<Record<string, unknown>>;
  readonly body?: string;
  /** The file is not valid UTF-8, or contains U+FFFD itself. */
  readonly damaged?: boolean;
}

export interface ServedOrder extends ServedFile {
  readonly collection: string;
  readonly ids?: readonly string[];
}

export interface ServedIcons {
  /** Every name that a config can use: those of lucide.dev, and the SVGs of content/icons. */
  readonly names: readonly string[];
  /** Of those that the site or a block uses, and of all in content/icons, by name. */
  readonly drawings: Readonly<Record<string, IconDrawing>>;
  readonly address: string;
}

interface ServedFont {
  readonly name: string;
  readonly css: string;
  readonly family: string;
}

export interface FontChoice extends ServedFont {
  readonly title: string;
  /** `serif`, `sans-serif`, `display`, `handwriting` or `monospace`. */
  readonly category: string;
  readonly weights: readonly [least: number, most: number];
  readonly bytes: { readonly display: number; readonly text: number };
}

export interface ServedContent {
  readonly config?: ServedFile;
  readonly folder?: string;
  /** content/model.json after `parse`; without the file, an empty model. */
  readonly model: Model;
  readonly entries: readonly ServedEntry[];
  readonly orders: readonly ServedOrder[];
  /** The files of content/patterns, by their names, whether they can be understood or not. */
  readonly patterns: readonly ServedFile[];
  readonly files: readonly SiteFile[];
  readonly publicFiles: readonly string[];
  readonly icons: ServedIcons;
  readonly media: Readonly<Record<string, MediaMetadata>>;
  readonly described: readonly string[];
  readonly styles: {
    readonly base: string;
    readonly blocks: Readonly<Record<string, readonly string[]>>;
    readonly site: string;
  };
  readonly fonts?: { readonly display: ServedFont; readonly text: ServedFont };
  readonly fontNames: readonly string[];
  readonly fontChoices: readonly FontChoice[];
  readonly validators: string;
  readonly today: string;
  /** In milliseconds, where the site is served and not built. */
  readonly now?: number | undefined;
  readonly future: boolean;
  readonly problems: readonly Problem[];
}

export type PublishedWidths = Readonly<Partial<Record<PublishedFormat, readonly number[]>>>;

export interface PublishedContent extends ServedContent {
  /** The widths in pixels at which each picture is published, by its address up to the width and by format. */
  readonly widths: Readonly<Record<string, PublishedWidths>>;
  readonly publish?: PublishSettings;
}
