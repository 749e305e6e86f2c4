import { join } from "node:path";
import { createElement, type FunctionComponent, type ReactNode } from "react";
import { Island } from "../../../blocks/_kit/islands/island.tsx";
import { PageContext, unknownPage } from "../../../blocks/_kit/page/page-context.ts";
import { islandMarkup, type MarkupAround, markupAround } from "../../../renderer/render/markup.tsx";
import { nodeOf } from "../../../renderer/render/structured-data.ts";
import type { AnyBlock, StructuredDataContext } from "../../../schema/block/define-block.ts";
import { resolvedProps } from "../../../schema/block/resolved-sample.ts";
import { samplesOf, sampleTitle } from "../../../schema/block/samples-of.ts";
import type { Schema } from "../../../schema/fields/schema.ts";
import { notJson } from "../../../schema/site/not-json.ts";
import { suggestion } from "../../../schema/text/suggest.ts";
import { codePosition } from "../../assets/bundle/code-position.ts";
import { DrawTimeout, withDrawLimit } from "../../assets/own-code/draw-limit.ts";
import type { IslandNames } from "../../assets/own-code/import-blocks.ts";
import { browserError } from "../../assets/own-code/load-error.ts";
import { noteTimers } from "../../assets/own-code/own-timers.ts";
import { type ReactWatcher, watchReact } from "../../assets/own-code/watch-react.ts";
import { blockPackages } from "../../files/block-packages.ts";
import { pathFrom } from "../../files/site-path.ts";

interface ViewFault {
  readonly message: string;
  readonly hint: string | undefined;
  readonly place?: ReturnType<typeof codePosition>;
}

/** What a site's own blocks are checked against. */
export interface ViewRules {
  /** All blocks of the site, since samples may contain others. */
  readonly blocks: readonly AnyBlock[];
  /** The site's folder, absolute, by which errors in own code are located. */
  readonly root: string;
  /** Undefined if the names of islands are not known. */
  readonly islands: IslandNames | undefined;
}

/**
 * What an own block's view can't do on a page, seen while it draws its samples: throw, be async, keep state, handle
 * events, or give an island what is no JSON.
 */
export function viewFaults(block: AnyBlock, { blocks, root, islands }: ViewRules): ViewFault[] {
  const faults = new Map<string, ViewFault>();
  const packages = blockPackages(root).map((each) => each.blocks);
  const placeOf = (error: unknown) => codePosition(error, [root]) ?? placeInPackages(error, root, packages);
  const add = (message: string, hint: string | undefined, error: unknown) => {
    const place = placeOf(error);
    const key = JSON.stringify([message, place?.file, place?.line]);
    if (!faults.has(key)) faults.set(key, { message, hint, ...(place && { place }) });
  };
  const watcher: ReactWatcher = {
    hook(name, at) {
      if (placeOf(at))
        add(`"${name}" does nothing in a view, which is drawn when the site is built.`, toIsland, at);
    },
    element(type, props, at) {
      // Whatever package an island comes from, it is dead without its code.
      if (type !== Island && !placeOf(at)) return;
      if (isAsync(type))
        add(`The component ${nameOf(type)} is async, which a view can't wait for.`, noWait, at);
      for (const { message, hint } of type === Island
        ? islandFaults(props, islands)
        : elementFaults(type, props, islands))
        add(message, placeOf(at) ? hint : toPackage, at);
    },
  };
  for (const { name, props } of samplesOf(block)) {
    const what = `The view of the block "${block.type}"`;
    const drawOnce = () => draw(block, props, blocks);
    const drawn = watchReact(watcher, () => attempt(what, () => noteTimers(block, drawOnce)));
    const given = typeof drawn.value === "string" ? givenFaults[drawn.value] : undefined;
    if (given) return [{ ...given, message: `${what} ${given.message}` }];
    const islands = typeof drawn.value === "object" ? drawn.value.islands : [];
    const inIslands = islands.map((island) =>
      attempt(what, () => noteTimers(block, () => islandMarkup(island))),
    );
    const isSaid = faults.size > 0 || hasEntries(block.schema);
    for (const { error } of [drawn, ...inIslands])
      if (error instanceof DrawTimeout) add(error.message, undefined, error);
      else if (error !== undefined && !isSaid) {
        const { reason, hint } = drawFault(error);
        add(`${what} can't draw its ${sampleTitle(name)}: ${reason}`, hint, error);
      }
  }
  return [...faults.values()];
}

/** Why a sample can't be drawn, and what to do: pages are drawn on the server, which is no browser. */
function drawFault(error: Error): { readonly reason: string; readonly hint: string } {
  const lacking = browserError(error);
  if (lacking === undefined) return { reason: error.message, hint: "Mend the view, or the sample." };
  const by = lacking.name === undefined ? "" : `, which the package ${lacking.name} asks for`;
  return { reason: `${error.message}${by}`, hint: toBrowser };
}

/** Where in a package of blocks, relative to the site. */
function placeInPackages(error: unknown, root: string, packages: readonly string[]) {
  for (const folder of packages) {
    const place = codePosition(error, [folder]);
    if (place) return { ...place, file: pathFrom(root, join(folder, place.file)) };
  }
  return undefined;
}

/** What a block says to search engines of its samples, where that throws or is no node of JSON-LD. */
export function structuredDataFaults(block: AnyBlock, { blocks, root }: ViewRules): ViewFault[] {
  return samplesOf(block).flatMap(({ name, props: written }) => {
    const { error } = attempt(`The structuredData of the block "${block.type}"`, () => {
      const props = resolvedProps(block, written, blocks);
      return nodeOf({ definition: block, props }, sampleContext);
    });
    if (error === undefined || hasEntries(block.schema)) return [];
    const place = codePosition(error, [root]);
    const message = `The structuredData of the block "${block.type}" can't describe its ${sampleTitle(name)}: ${error.message}`;
    return [
      { message, hint: 'Give undefined, or an object with a text as "@type".', ...(place && { place }) },
    ];
  });
}

const sampleUrl = "https://example.com/";
const sampleContext: StructuredDataContext = {
  url: sampleUrl,
  absolute: (path) => new URL(path, sampleUrl).href,
  siteName: "Sample",
  language: "en",
};

const toIsland =
  "Draw this part with <Island>, from an island.tsx beside the view: its code runs in the visitor's browser.";
const toBrowser =
  "Ask for it in an effect of an island; or give the island clientOnly and a placeholder in place of component, so that its code runs in browsers only.";
const toPackage =
  'Write "blocks": "blocks" into the package.json of the package that it comes from: its islands are found in that folder.';
const noWait =
  "Keep what it waits for in content/, in a JSON file that the block imports, or fetch it in an island.";

const givenFaults = {
  function: {
    message: "gives a function, which draws nothing.",
    hint: "Give the element that it would give.",
  },
  async: { message: "is async, and pages are drawn without waiting.", hint: noWait },
} as const;

interface Attempt<T> {
  readonly value?: T;
  readonly error?: Error;
}

function attempt<T>(what: string, run: () => T): Attempt<T> {
  try {
    return { value: withDrawLimit(what, run) };
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(`it throws ${String(error)}`) };
  }
}

function draw(
  block: AnyBlock,
  written: unknown,
  blocks: readonly AnyBlock[],
): MarkupAround | "async" | "function" {
  let isWaiting = false;
  let isFunction = false;
  const view = block.view as FunctionComponent;
  const View: FunctionComponent = (props) => {
    const drawn: unknown = view(props);
    isWaiting = typeof Object(drawn).then === "function";
    isFunction = typeof drawn === "function";
    return isWaiting || isFunction ? null : (drawn as ReactNode);
  };
  const props = resolvedProps(block, written, blocks);
  const page = createElement(PageContext, { value: unknownPage }, createElement(View, props));
  const around = markupAround(page);
  if (isFunction) return "function";
  return isWaiting ? "async" : around;
}

const isAsync = (value: unknown): value is () => unknown =>
  typeof value === "function" && Object.prototype.toString.call(value) === "[object AsyncFunction]";

const nameOf = ({ name }: { readonly name: string }) =>
  name === "" ? "here" : `"${name.replace(/\$\d+$/, "")}"`;

/** Of an entry that the sample names, nothing is known but its id. */
function hasEntries(schema: Schema): boolean {
  if (schema.type === "string") return schema.entry !== undefined;
  if (schema.type === "array") return hasEntries(schema.items);
  return schema.type === "object" && Object.values(schema.properties).some(hasEntries);
}

type Finding = Pick<ViewFault, "message" | "hint">;
type Props = Readonly<Record<string, unknown>>;

function elementFaults(type: unknown, props: Props, names: IslandNames | undefined): Finding[] {
  if (typeof type !== "string") return [];
  const handlers = Object.keys(props).filter(
    (key) => /^on[A-Z]/.test(key) && typeof props[key] === "function",
  );
  return [
    ...handlers.map((key) => ({
      message: `"${key}" of <${type}> does nothing in a view, which is drawn when the site is built.`,
      hint: toIsland,
    })),
    ...unknownName("enhancement", props["data-enhance"], names?.enhancements),
  ];
}

function islandFaults({ name, props, children }: Props, names: IslandNames | undefined): Finding[] {
  const enhancement = children ? unknownName("enhancement", name, names?.enhancements) : [];
  const faults = [...notJson(props)].slice(0, 5);
  return [
    ...unknownName("island", name, names?.islands),
    ...(names?.islands.includes(String(name)) ? enhancement : []),
    ...faults.map(({ path, kind }) => ({
      message: `The island "${String(name)}" can't be given ${kind} as ${path.length === 0 ? "props" : `"${path.join(".")}"`}: its props reach the browser as JSON.`,
      hint: instead[kind] ?? "Give it texts, numbers, true or false, lists and plain objects.",
    })),
  ];
}

function unknownName(
  kind: "island" | "enhancement",
  name: unknown,
  known: readonly string[] | undefined,
): Finding[] {
  if (name === undefined || known === undefined || known.includes(String(name))) return [];
  const file = kind === "island" ? "island.tsx" : "enhance.ts";
  return [
    {
      message: `There is no ${kind} "${String(name)}".`,
      hint:
        suggestion(String(name), known) ??
        `Write its code in blocks/${String(name)}/${file}, or name its module in blocks/islands.ts.`,
    },
  ];
}

const instead: Readonly<Record<string, string>> = {
  "a function": "Write the function in the island's own module.",
  "a Date": "Give it as text, with toISOString(), and make the Date in the island.",
  "a Map": "Give it as an object or a list, with Object.fromEntries().",
  "a Set": "Give it as a list: [...set].",
  "an element": "Draw it in the island's component, or as the children of <Island>.",
  "a Promise": noWait,
};
