import type { Authored } from "../fields/authored.ts";
import type { OwnMessages } from "../fields/own-messages.ts";
import type { PictureUse } from "../fields/picture-settings.ts";
import type { Resolved } from "../fields/resolved.ts";
import type { ObjectSchema } from "../fields/schema.ts";
import type { OwnProblem } from "../problems/code-definition.ts";
import type { OwnProblemCode, ProblemCode } from "../problems/problem-codes.ts";
import type { ProblemValues } from "../problems/problem-values.ts";

/** What a block's structured data may need beyond its own props. URLs in it are absolute. */
export interface StructuredDataContext {
  /** The address of the page. */
  readonly url: string;
  /** The absolute address of a path of this site. */
  absolute(path: string): string;
  readonly siteName: string;
  readonly language: string;
}

/** A JSON-LD node; the renderer adds `@context`. */
export type StructuredData = Readonly<Record<string, unknown>> & { readonly "@type": string };

/** A problem that only a block itself can see, at a key of its props, or at one below it: `delivery/endpoint`. */
export interface BlockProblem<Own extends OwnProblemCode = never> {
  readonly code: ProblemCode | Own;
  /** Absent if it is about the whole block. */
  readonly key?: string;
  readonly message: string;
  /** What to do about it, as a sentence. */
  readonly suggestion?: string;
  /** What the message is made of. */
  readonly values?: ProblemValues;
}

/** What a block is for: the groups of the editor's menu, in their order. */
export const purposes = ["opening", "content", "trust", "entries", "contact"] as const;
export type Purpose = (typeof purposes)[number];

/**
 * Brings props to the shape after one change of the schema. Pure; given props that have that shape or a later one, it
 * gives back what it got. It sees what authors wrote: any key may be missing, and any value of another type.
 */
export type BlockMigration = (props: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

/** Addresses of other hosts from which a block's parts are loaded, by what is loaded. */
export interface LoadedAddresses {
  /** Scripts, which see all of the page: `https://js.stripe.com`. */
  readonly scripts?: readonly string[];
  /** `blob:` and `data:` are what a script has made in the page. */
  readonly pictures?: readonly string[];
  readonly fonts?: readonly string[];
  /** Sounds and films; `blob:` and `data:` as for pictures. */
  readonly media?: readonly string[];
  readonly styles?: readonly string[];
  /** Frames that a script adds: those of the markup and of `frames` need not be named. */
  readonly frames?: readonly string[];
}

/** Entries as views get them, by their collections. */
export type SampleEntries = Readonly<
  Record<string, readonly (Readonly<Record<string, unknown>> & { readonly id: string })[]>
>;

/** One kind of block: what is in its folder, gathered by its index.ts. */
export interface BlockDefinition<
  S extends ObjectSchema = ObjectSchema,
  Own extends OwnProblemCode = OwnProblemCode,
> {
  /** The folder's name: the `type` in the config and the class of the view's root element. */
  readonly type: string;
  /** The engine's block that a site's own one takes the place of, which is called as this one: `faq`. */
  readonly replaces?: string;
  readonly schema: S;
  /**
   * What the props of older blocks become, one change of the schema after the other; a new one is put at the end, and
   * none is taken out. The block's version is one more than there are.
   */
  readonly migrations?: readonly BlockMigration[];
  /** Resolved props to markup, without state. */
  readonly view: (props: Resolved<S>) => unknown;
  /** The smallest good example. */
  readonly sample: Authored<S>;
  /**
   * Entries that its samples show, by their collections: those that a sample names by their ids, and all of them for a list
   * of `entriesOf`. Their fields are as the view gets them.
   */
  readonly sampleEntries?: SampleEntries;
  /** More of them, by names that say what is special: `Without a picture`. */
  readonly samples?: Readonly<Record<string, Authored<S>>>;
  /** Where the editor's menu lists it; without one, behind all others. */
  readonly purpose?: Purpose;
  /** Its sign in the editor, one of the icons that a config can name. */
  readonly icon?: string;
  /** 1 if its view has the page's main heading; 2, or no heading at all, unless it says so. */
  readonly heading?: 1;
  /** Whether it may show toasts, for which the page needs a place. */
  readonly toasts?: boolean;
  /** The uses for which the pictures in its deferred props are made. */
  readonly deferredPictureUses?: readonly PictureUse[];
  /** Addresses that it sends to from the visitor's browser, for the Content-Security-Policy: where a form is posted. */
  readonly connects?: (props: Resolved<S>) => readonly string[];
  /** Addresses that it shows in frames, and may ask whether they answer, for the Content-Security-Policy. */
  readonly frames?: (props: Resolved<S>) => readonly string[];
  /** Addresses that its scripts, pictures, fonts, media, styles and later frames are loaded from, for the Content-Security-Policy. */
  readonly loads?: (props: Resolved<S>) => LoadedAddresses;
  /** Whether a package in its island sets HTML from texts: the page gets the Trusted Types policy `default`. */
  readonly setsHtml?: true;
  /** The Trusted Types policies that its script, or a library in it, creates, for the Content-Security-Policy: `html`. */
  readonly trustedTypes?: readonly string[];
  /** Whether a policy of `trustedTypes` may be created more than once, as a library does that is loaded twice. */
  readonly allowDuplicatePolicies?: true;
  /** Packages whose stylesheets the block's own styles stand in for: `react-day-picker`. */
  readonly ownStylesFor?: readonly string[];
  /** Whether its island runs WebAssembly, for the Content-Security-Policy. */
  readonly wasm?: true;
  /** Whether it belongs into the frame around a page's blocks. */
  readonly frame?: true;
  /** The kinds of problems that its `check` adds to the engine's, by codes that start with its type: `notice/too-old`. */
  readonly problems?: Readonly<Record<Own, OwnProblem>>;
  readonly messages?: OwnMessages;
  /** What its schema can't say is wrong with it. */
  readonly check?: (props: Resolved<S>) => readonly BlockProblem<NoInfer<Own>>[];
  /** What the build's report says of it that is no mistake, as sentences. */
  readonly notes?: (props: Resolved<S>) => readonly string[];
  /** What search engines are told about this block, if anything. */
  readonly structuredData?: (
    props: Resolved<S>,
    context: StructuredDataContext,
  ) => StructuredData | undefined;
}

/** A block of whichever schema, as the registry holds it. */
export interface AnyBlock
  extends Omit<
    BlockDefinition,
    | "view"
    | "structuredData"
    | "sample"
    | "samples"
    | "problems"
    | "check"
    | "connects"
    | "frames"
    | "loads"
    | "notes"
  > {
  readonly view: (props: never) => unknown;
  readonly sample: unknown;
  readonly samples?: Readonly<Record<string, unknown>>;
  readonly problems?: Readonly<Record<string, OwnProblem>>;
  readonly check?: (props: never) => readonly BlockProblem<OwnProblemCode>[];
  readonly connects?: (props: never) => readonly string[];
  readonly frames?: (props: never) => readonly string[];
  readonly loads?: (props: never) => LoadedAddresses;
  readonly notes?: (props: never) => readonly string[];
  readonly structuredData?: (props: never, context: StructuredDataContext) => StructuredData | undefined;
}

/**
 * Declares a block. Types only: the schema decides what the view, the sample and the structured data get, and `problems`
 * which codes its check may report beside the engine's.
 */
export function defineBlock<
  const S extends ObjectSchema,
  const T extends string,
  const Own extends `${T}/${string}` = never,
>(
  definition: BlockDefinition<S, Own> & {
    readonly type: T;
    readonly messages?: OwnMessages<OwnMessages["catalogues"], NoInfer<T>>;
  },
): BlockDefinition<S, Own> {
  return definition;
}
