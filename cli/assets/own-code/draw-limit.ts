import { type Profiler, Session } from "node:inspector";
import { findSourceMap } from "node:module";
import { pathToFileURL } from "node:url";
import { Script } from "node:vm";
import { packageOf } from "../../files/package-names.ts";
import { guardMemory, MemoryFull, watchMemory } from "./memory-guard.ts";

/** How long own code may take to draw a page, unless --draw-timeout says otherwise. */
const usualTimeoutMs = 5_000;
/** How much longer all modules may take to load, which the largest packages do on a busy machine. */
const loadFactor = 4;
/** Time enough to see which line runs. */
const locateMs = 500;
/** The same of what fills the memory meanwhile. */
const locateFillingMs = 150;

let timeoutMs = usualTimeoutMs;
let ownRoot: string | undefined;

/** Sets how long drawing a page may take from now on in this thread; the usual time without a value. */
export function setDrawTimeout(seconds: number | undefined): void {
  timeoutMs = seconds === undefined ? usualTimeoutMs : seconds * 1000;
}

/** In seconds, as it is set in this thread. */
export const drawTimeout = () => timeoutMs / 1000;

/** Limits what is drawn from now on in this thread, since the site in `root` has code of its own. */
export function limitDrawing(root: string): void {
  ownRoot = root;
  watchMemory();
}

let shown: Uint8Array | undefined;

/** Writes from now on into a buffer what this thread draws, for whoever sees the thread end. */
export function showDrawing(buffer: Uint8Array): void {
  shown = buffer;
}

function show(what: string): void {
  shown?.fill(0);
  if (shown) new TextEncoder().encodeInto(what, shown);
}

export const drawingIn = (buffer: Uint8Array): string =>
  new TextDecoder().decode(buffer.slice(0, buffer.indexOf(0)));

/** A sentence for what is too large to be drawn, or to be loaded. */
export const tooLarge = (what: string): string =>
  `${what} takes more memory than there is, so it was stopped. Mend what grows without an end, or allow more with NODE_OPTIONS=--max-old-space-size=8192.`;

/** Own code that was stopped; its stack leads to the line that ran. */
export class DrawTimeout extends Error {}

/**
 * Draws something, such as `The page /prices`, and throws a DrawTimeout if the site's own code takes longer for it than it may. Only
 * what is synchronous can be drawn.
 */
export function withDrawLimit<T>(what: string, draw: () => T): T {
  if (ownRoot === undefined) return draw();
  show(what);
  try {
    return guardMemory((options) => runFor(timeoutMs, draw, options));
  } catch (error) {
    if (error instanceof MemoryFull)
      throw stopped(tooLarge(what), placeOfLoop(draw, ownRoot, locateFillingMs));
    if (!isTimeout(error)) throw error;
    throw stopped(
      tooSlow(`${what} takes more than ${inSeconds(timeoutMs)} to draw`),
      placeOfLoop(draw, ownRoot),
    );
  } finally {
    show("");
  }
}

interface Loading<T> {
  /** Runs the modules, all of which is synchronous. */
  readonly load: () => T;
  /** Runs another copy of them, to find the line. */
  readonly loadCopy: () => unknown;
}

/** Loads the modules of the site in `root`, and throws a DrawTimeout if they take longer for it than they may. */
export function withLoadLimit<T>(root: string, { load, loadCopy }: Loading<T>): T {
  const limitMs = timeoutMs * loadFactor;
  show("The module of a block");
  try {
    return guardMemory((options) => runFor(limitMs, load, options));
  } catch (error) {
    if (error instanceof MemoryFull)
      throw stopped(tooLarge("it"), placeOfLoop(loadCopy, root, locateFillingMs));
    if (!isTimeout(error)) throw error;
    throw stopped(tooSlow(`it takes more than ${inSeconds(limitMs)} to load`), placeOfLoop(loadCopy, root));
  } finally {
    show("");
  }
}

const inSeconds = (timeMs: number) => (timeMs === 1000 ? "1 second" : `${timeMs / 1000} seconds`);

const tooSlow = (what: string) =>
  `${what}, so it was stopped. Mend the loop, or allow more with --draw-timeout.`;

function stopped(message: string, place: string | undefined): DrawTimeout {
  const error = new DrawTimeout(message);
  error.stack = `${error.name}: ${error.message}${place === undefined ? "" : `\n    at ${place}`}`;
  return error;
}

const drawKey = Symbol.for("blockwork.draw");
const callDraw = new Script('globalThis[Symbol.for("blockwork.draw")]()');

/** V8 stops what a script calls, loops too, and nothing of it can catch that. */
function runFor<T>(limitMs: number, draw: () => T, options = {}): T {
  Object.assign(globalThis, { [drawKey]: draw });
  return callDraw.runInThisContext({ ...options, timeout: Math.max(1, Math.round(limitMs)) }) as T;
}

const isTimeout = (error: unknown) => Object(error).code === "ERR_SCRIPT_EXECUTION_TIMEOUT";

type ProfileNode = Profiler.ProfileNode;

/** Draws once more for a moment, and gives the line of own code in which most of the time is spent. */
function placeOfLoop(draw: () => unknown, root: string, forMs = locateMs): string | undefined {
  const session = new Session();
  let nodes: readonly ProfileNode[] = [];
  session.connect();
  try {
    session.post("Profiler.enable");
    // What was optimised has no lines of its own.
    session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
    session.post("Profiler.start");
    try {
      runFor(Math.min(forMs, timeoutMs), draw);
    } catch {
      // It is stopped again.
    }
    session.post("Profiler.stop", (_, stopped) => {
      nodes = stopped?.profile.nodes ?? [];
    });
  } finally {
    session.disconnect();
  }
  return busiestPlace(nodes, root);
}

/** Follows the calls that take most of the time, to the last one that is of the site, else of a package. */
function busiestPlace(nodes: readonly ProfileNode[], root: string): string | undefined {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const childrenOf = ({ children = [] }: ProfileNode) => children.flatMap((id) => byId.get(id) ?? []);
  const timeIn = new Map<number, number>();
  // A node comes after the one that calls it.
  for (const node of [...nodes].reverse())
    timeIn.set(
      node.id,
      childrenOf(node).reduce((sum, { id }) => sum + (timeIn.get(id) ?? 0), node.hitCount ?? 0),
    );
  let own: string | undefined;
  let ofPackage: string | undefined;
  const byTime = (one: ProfileNode, other: ProfileNode) =>
    (timeIn.get(other.id) ?? 0) - (timeIn.get(one.id) ?? 0);
  for (let node = nodes[0]; node; node = childrenOf(node).sort(byTime)[0]) {
    const place = placeOf(node);
    if (place === undefined) continue;
    if (packageOf(place) !== undefined) ofPackage = place;
    else if (place.startsWith(`${pathToFileURL(root).href}/`)) own = place;
  }
  return own ?? ofPackage;
}

function placeOf({ callFrame, positionTicks = [] }: ProfileNode): string | undefined {
  const map = callFrame.url === "" ? undefined : findSourceMap(callFrame.url);
  const [busiest] = [...positionTicks].sort((one, other) => other.ticks - one.ticks);
  const line = busiest ? busiest.line - 1 : callFrame.lineNumber;
  const found = map?.findEntry(line, lastColumn);
  if (!found || !("originalSource" in found)) return undefined;
  const { originalSource: source, originalLine, originalColumn } = found;
  const file = source.startsWith("file:") ? source : pathToFileURL(source).href;
  return `${file}:${originalLine + 1}:${originalColumn + 1}`;
}

/** A profile names lines only; the last thing on one is inside of what runs. */
const lastColumn = 1_000_000;
