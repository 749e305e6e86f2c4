import type { Formats } from "../../schema/formats/index.ts";
import type { ProblemLocation } from "../../schema/problem.ts";
import type { FileFacts, IconDrawing, SafeHtml } from "../../schema/resolved.ts";
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
import type { Shapes } from "./shapes.ts";

export type Trace = (value: unknown, schema: Schema, place: ProblemLocation) => unknown;

/** The file, relative to the site's folder, and line in the site's own code where an error was thrown. */
export type CodePosition = (
  error: unknown,
) => { readonly file: string; readonly line: number; readonly column: number } | undefined;

export interface ResolveContext {
  readonly scope: Scope;
  /** Of the page, a BCP 47 tag. */
  readonly language: string;
  readonly base: string;
  readonly embeds: readonly string[];
  readonly link: ResolveLink;
  readonly picture: ResolvePicture;
  readonly icon: (name: string, place: ProblemLocation) => IconDrawing | undefined;
  readonly file: (name: string, place: ProblemLocation) => FileFacts | undefined;
  readonly entries: Entries;
  readonly shapes: Shapes;
  readonly formats: Formats;
  readonly report: Report;
  readonly deferred: Map<string, unknown>;
  readonly rendered: Map<string, Recorded<SafeHtml>>;
  readonly headingIds?: HeadingIds;
  readonly typography?: boolean | undefined;
  readonly isTypeset?: boolean;
  readonly quoted?: boolean;
  readonly block?: (
    block: PlacedBlock,
    place: ProblemLocation,
    context: ResolveContext,
  ) => SiteBlock | undefined;
  readonly trace?: Trace | undefined;
  readonly codePosition?: CodePosition | undefined;
  readonly children?: SiteBlock[];
}

export function contextOfItem(item: Ref, context: ResolveContext): ResolveContext {
  return { ...context, scope: withRoots(context.scope, { item: follow(item) }) };
}
