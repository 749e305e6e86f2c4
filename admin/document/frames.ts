import { frameOf } from "../../renderer/resolve/frames.ts";
import { isObject } from "../../schema/is-object.ts";
import type { PageConfig, SiteConfig } from "../../schema/site-config.ts";
import { pointerTo } from "../../schema/source.ts";
import type { BlockDocument, PageDocument, SiteDocument } from "./site-document.ts";

/**
 * The blocks around those of a page are edited as a page's are, so a frame has an id where a page's id can stand: `@` is
 * `site.frame`, `@landing` is `site.frames.landing`. No page has an id with this sign.
 */
const sign = "@";

/** A site without a frame has its pages' blocks and nothing around them. */
const bare: readonly BlockDocument[] = [{ id: "content", type: "content" }];

/** The id of a frame by its name; of the one that pages have by default without one. */
export function frameId(name = ""): string {
  return `${sign}${name}`;
}

export function isFrameId(id: string): boolean {
  return id.startsWith(sign);
}

/** The name of a frame by its id; empty for the default one. */
export function frameName(id: string): string {
  return id.slice(sign.length);
}

/** The frames of a site as pages without an address, the default one first. */
export function framesOf({ site }: Pick<SiteDocument, "site">): readonly PageDocument[] {
  const named = Object.entries(asRecord(site.frames)).flatMap(([name, blocks]) =>
    isBlocks(blocks) ? [frame(frameId(name), blocks)] : [],
  );
  return [frame(frameId(), isBlocks(site.frame) ? site.frame : bare), ...named];
}

/** The page or the frame with this id. */
export function findPage(document: SiteDocument, id: string): PageDocument | undefined {
  const among = isFrameId(id) ? framesOf(document) : document.pages;
  return among.find((page) => page.id === id);
}

/** The pointer to the list of blocks of a page or a frame in the config. */
export function pointerOfBlocks(document: SiteDocument, id: string): string {
  if (!isFrameId(id)) return `/pages/${document.pages.findIndex((page) => page.id === id)}/blocks`;
  return frameName(id) === "" ? "/site/frame" : pointerTo("/site/frames", frameName(id));
}

/** Everything that blocks are placed on: the pages, then the frames. */
export function pagesAndFrames(document: SiteDocument): readonly PageDocument[] {
  return [...document.pages, ...framesOf(document)];
}

/** A document with the blocks of a frame changed. */
export function withFrame(document: SiteDocument, id: string, blocks: PageDocument["blocks"]): SiteDocument {
  const { site } = document;
  const name = frameName(id);
  const changed = name === "" ? { frame: blocks } : { frames: { ...asRecord(site.frames), [name]: blocks } };
  return { ...document, site: { ...site, ...changed } };
}

/** The frames that are written in two documents, as they are in the first: what is different in them is told block by block. */
export function sharedFrames(document: SiteDocument, other: SiteDocument): readonly PageDocument[] {
  const isWritten = (site: SiteDocument["site"], id: string) =>
    isBlocks(frameName(id) === "" ? site.frame : asRecord(site.frames)[frameName(id)]);
  return framesOf(document).filter(({ id }) => isWritten(document.site, id) && isWritten(other.site, id));
}

/** The settings without the frames that are written in another document too. */
export function withoutFrames(site: SiteDocument["site"], other: SiteDocument["site"]): SiteDocument["site"] {
  const { frame: own, frames: named, ...rest } = site;
  const others = asRecord(other.frames);
  const isShared = (name: string, blocks: unknown) => isBlocks(blocks) && isBlocks(others[name]);
  const single = Object.entries(asRecord(named)).filter(([name, blocks]) => !isShared(name, blocks));
  const isOwnShared = isBlocks(own) && isBlocks(other.frame);
  return {
    ...rest,
    ...(own !== undefined && !isOwnShared && { frame: own }),
    ...(named !== undefined && !isObject(named) && { frames: named }),
    ...(single.length > 0 && { frames: Object.fromEntries(single) }),
  };
}

/** The frame around a page's blocks. */
export function frameOfPage({ site }: Pick<SiteDocument, "site">, page: PageDocument): PageDocument {
  const language = [page.language, site.language].find((tag) => typeof tag === "string") ?? "en-GB";
  const { pointer } = frameOf(
    page as Pick<PageConfig, "frame">,
    String(language),
    site as SiteConfig["site"],
  );
  const frames = framesOf({ site });
  const own = frames.find(({ id }) => id === frameAt(pointer)?.id);
  return own ?? frames[0] ?? frame(frameId(), bare);
}

/** The id of the frame that a pointer leads to or into, and what is left of the pointer. */
export function frameAt(pointer: string): { readonly id: string; readonly rest: string } | undefined {
  const [, name = "", rest = ""] = /^\/site\/frame(?:s\/([^/]+))?(\/.*)?$/.exec(pointer) ?? [];
  if (!pointer.startsWith("/site/frame")) return undefined;
  return { id: frameId(name.replaceAll("~1", "/").replaceAll("~0", "~")), rest };
}

const known = new WeakMap<readonly unknown[], PageDocument>();

/** The same object for the same blocks, so that typing elsewhere draws nothing of it anew. */
function frame(id: string, blocks: readonly BlockDocument[]): PageDocument {
  const found = known.get(blocks);
  if (found?.id === id) return found;
  const made = { id, path: "", blocks };
  known.set(blocks, made);
  return made;
}

/** What is half-written, as an import may bring it, is no list of blocks. */
function isBlocks(value: unknown): value is readonly BlockDocument[] {
  return Array.isArray(value) && value.every(isBlock);
}

function isBlock(value: unknown): boolean {
  if (!isObject(value) || typeof value.id !== "string" || typeof value.type !== "string") return false;
  return value.props === undefined || isObject(value.props);
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {};
}
