import type { FileFacts, IconDrawing, SafeHtml } from "../../../schema/fields/resolved.ts";
import type { Schema } from "../../../schema/fields/schema.ts";
import type { Formats } from "../../../schema/formats/index.ts";
import type { ProblemLocation } from "../../../schema/problems/problem.ts";
import type { PlacedBlock } from "../../../schema/site/site-config.ts";
import type { SiteBlock } from "../../site.ts";
import type { ResolveLink } from "../addresses/links.ts";
import type { Entries } from "../entries/entries.ts";
import type { Shapes } from "../entries/shapes.ts";
import type { ResolvePicture } from "../pictures/pictures.ts";
import type { Recorded } from "../report/dependencies.ts";
import type { Report } from "../report/report.ts";
import { follow, type Ref, type Scope, withRoots } from "../tokens/scope.ts";
import type { HeadingIds } from "./heading-ids.ts";

export type Trace = (value: unknown, schema: Schema, place: ProblemLocation) => unknown;

/** The file, relative to the site's folder, and line in the site's own code where an error was thrown. */
export type CodePosition = (
  error: unknown,
) => { readonly file: string; readonly line: number; readonly column: number } | undefined;

export interface ResolveContext {
  /** The values that tokens can name here. */
  readonly scope: Scope;
  /** Of the page, a BCP 47 tag. */
  readonly language: string;
  /** The path that the site is served from; empty at the root of its host. */
  readonly base: string;
  /** Hosts of `site.embeds`, from which frames are allowed. */
  readonly embeds: readonly string[];
  readonly link: ResolveLink;
  readonly picture: ResolvePicture;
  /** Resolves the name of an icon; reports and returns undefined for an unknown one. */
  readonly icon: (name: string, place: ProblemLocation) => IconDrawing | undefined;
  /** Resolves the name of a file in content/files. */
  readonly file: (name: string, place: ProblemLocation) => FileFacts | undefined;
  readonly entries: Entries;
  readonly shapes: Shapes;
  /** Those of the site's own. */
  readonly formats: Formats;
  readonly report: Report;
  /** Values that are published as JSON files of their own, by path. */
  readonly deferred: Map<string, unknown>;
  /** Resolves those that look at nothing of their page once for all pages. */
  readonly sharedDeferred?: ResolveShared<object, unknown> | undefined;
  /** Markdown of entries and settings that was rendered already, by language and place. */
  readonly rendered: Map<string, Recorded<SafeHtml>>;
  /** The ids of the page that are taken; absent for texts that are on no page. */
  readonly headingIds?: HeadingIds;
  /** Whether quotes and dashes are typeset on this page; undefined for the default. */
  readonly typography?: boolean | undefined;
  /** Whether they are in this value; only texts of blocks are. */
  readonly isTypeset?: boolean;
  /** Whether the text is written elsewhere and quoted here, so that it is rendered once for all pages. */
  readonly quoted?: boolean;
  /** Resolves a block within a block; absent outside of pages. */
  readonly block?: (
    block: PlacedBlock,
    place: ProblemLocation,
    context: ResolveContext,
  ) => SiteBlock | undefined;
  /** Called with each value of a block, for the editor to find where it is written. */
  readonly trace?: Trace | undefined;
  readonly codePosition?: CodePosition | undefined;
  /** Collects the blocks inside the current one. */
  readonly children?: SiteBlock[];
}

/** A value that is written in the config, for one of the pages that it is on. */
export interface SharedState<Value> {
  /** Where it is written. */
  readonly pointer: string;
  /** Of the page. */
  readonly context: ResolveContext;
  /** Makes it in a context that tells what is looked at. */
  resolve(context: ResolveContext): Value;
}

/** Resolves what is written in the config for a page, by the page's context. */
export type ResolveShared<Key extends object, Value> = (written: Key, state: SharedState<Value>) => Value;

export function contextOfItem(item: Ref, context: ResolveContext): ResolveContext {
  return { ...context, scope: withRoots(context.scope, { item: follow(item) }) };
}
