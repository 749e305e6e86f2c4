import type { Formats } from "../../schema/own-formats.ts";
import type { Place } from "../../schema/problem.ts";
import type { IconDrawing, SafeHtml } from "../../schema/resolved.ts";
import type { Schema } from "../../schema/schema.ts";
import type { PlacedBlock } from "../../schema/site-config.ts";
import type { SiteBlock } from "../site.ts";
import type { Recorded } from "./dependencies.ts";
import type { Entries } from "./entries.ts";
import type { HeadingIds } from "./heading-ids.ts";
import type { ResolveLink } from "./links.ts";
import type { ResolvePicture } from "./pictures.ts";
import type { Report } from "./report.ts";
import { follow, type Ref, type Scope, withRoots } from "./scope.ts";

/**
 * Is given each text, number, picture and Markdown that was resolved, with where it is written, and gives what stands in
 * its place. The editor marks them so, to know where each piece of a page comes from.
 */
export type Trace = (value: unknown, schema: Schema, place: Place) => unknown;

/** Finds the file and line of the site's own code, relative to its folder, in which an error was thrown. */
export type CodePosition = (
  error: unknown,
) => { readonly file: string; readonly line: number; readonly column: number } | undefined;

/** What resolving a value needs to know beside the value. */
export interface ResolveContext {
  readonly scope: Scope;
  /** Of the page, a BCP 47 tag: for dates, numbers and lists. */
  readonly language: string;
  /** What addresses of the site start with: empty, or `/school`. */
  readonly base: string;
  /** Origins besides the known providers that map frames may come from. */
  readonly embeds: readonly string[];
  readonly link: ResolveLink;
  readonly picture: ResolvePicture;
  readonly icon: (name: string, place: Place) => IconDrawing | undefined;
  readonly file: (name: string, place: Place) => string | undefined;
  readonly entries: Entries;
  /** The site's own formats. */
  readonly formats: Formats;
  readonly report: Report;
  /** Where the values of deferred props go, by the paths of their files. */
  readonly deferred: Map<string, unknown>;
  /** Markdown of entries and settings that was rendered, by the language of the page and the place where it is written. */
  readonly rendered: Map<string, Recorded<SafeHtml>>;
  /** The ids that the headings of the page have so far; missing outside pages. */
  readonly headingIds?: HeadingIds;
  /** Whether texts are for reading, and so typeset. */
  readonly isTypeset?: boolean;
  /** Whether the texts belong to an entry or a setting and are the same wherever they are quoted. */
  readonly quoted?: boolean;
  /** Resolves a block inside a block; missing where there can be none. */
  readonly block?: (block: PlacedBlock, place: Place, context: ResolveContext) => SiteBlock | undefined;
  readonly trace?: Trace | undefined;
  /** Where in the site's own code something was thrown, if that can be told. */
  readonly codePosition?: CodePosition | undefined;
  /** The blocks inside the block that is being resolved. */
  readonly children?: SiteBlock[];
}

/** The context of what is made of one item. */
export function inItem(item: Ref, context: ResolveContext): ResolveContext {
  return { ...context, scope: withRoots(context.scope, { item: follow(item) }) };
}
