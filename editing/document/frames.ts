import { frameOf } from "../../renderer/resolve/frames.ts";
import type { PageConfig, SiteConfig } from "../../schema/site/site-config.ts";
import { pointerTo } from "../../schema/sources/source.ts";
import { isObject } from "../../schema/text/is-object.ts";
import type { BlockDocument, PageDocument, SiteDocument } from "./site-document.ts";
import { languageOfPage } from "./site-document.ts";

/** A frame has an id in place of a page's: `@` is `site.frame`, `@landing` is `site.frames.landing`. No page id has this character. */
const sign = "@";

const bare: readonly BlockDocument[] = [{ id: "content", type: "content" }];

export function frameId(name = ""): string {
  return `${sign}${name}`;
}

export function isFrameId(id: string): boolean {
  return id.startsWith(sign);
}

export function frameName(id: string): string {
  return id.slice(sign.length);
}

export function framesOf({ site }: Pick<SiteDocument, "site">): readonly PageDocument[] {
  const named = Object.entries(asRecord(site.frames)).flatMap(([name, blocks]) =>
    isBlocks(blocks) ? [frame(frameId(name), blocks)] : [],
  );
  return [frame(frameId(), isBlocks(site.frame) ? site.frame : bare), ...named];
}

export function findPage(document: SiteDocument, id: string): PageDocument | undefined {
  const among = isFrameId(id) ? framesOf(document) : document.pages;
  return among.find((page) => page.id === id);
}

export function pointerOfBlocks(document: SiteDocument, id: string): string {
  if (!isFrameId(id)) return `/pages/${document.pages.findIndex((page) => page.id === id)}/blocks`;
  return frameName(id) === "" ? "/site/frame" : pointerTo("/site/frames", frameName(id));
}

export function pagesAndFrames(document: SiteDocument): readonly PageDocument[] {
  return [...document.pages, ...framesOf(document)];
}

export function withFrame(document: SiteDocument, id: string, blocks: PageDocument["blocks"]): SiteDocument {
  const { site } = document;
  const name = frameName(id);
  const changed = name === "" ? { frame: blocks } : { frames: { ...asRecord(site.frames), [name]: blocks } };
  return { ...document, site: { ...site, ...changed } };
}

/** The frames that both documents have, as they are in the first: their differences are described block by block. */
export function sharedFrames(document: SiteDocument, other: SiteDocument): readonly PageDocument[] {
  const isWritten = (site: SiteDocument["site"], id: string) =>
    isBlocks(frameName(id) === "" ? site.frame : asRecord(site.frames)[frameName(id)]);
  return framesOf(document).filter(({ id }) => isWritten(document.site, id) && isWritten(other.site, id));
}

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

export function frameOfPage({ site }: Pick<SiteDocument, "site">, page: PageDocument): PageDocument {
  const language = languageOfPage(page, { site });
  const { pointer } = frameOf(page as Pick<PageConfig, "frame">, language, site as SiteConfig["site"]);
  const frames = framesOf({ site });
  const own = frames.find(({ id }) => id === frameAt(pointer)?.id);
  return own ?? frames[0] ?? frame(frameId(), bare);
}

export function frameAt(pointer: string): { readonly id: string; readonly rest: string } | undefined {
  const [, name = "", rest = ""] = /^\/site\/frame(?:s\/([^/]+))?(\/.*)?$/.exec(pointer) ?? [];
  if (!pointer.startsWith("/site/frame")) return undefined;
  return { id: frameId(name.replaceAll("~1", "/").replaceAll("~0", "~")), rest };
}

const known = new WeakMap<readonly unknown[], PageDocument>();

/** The same object for the same blocks, so that nothing renders again. */
function frame(id: string, blocks: readonly BlockDocument[]): PageDocument {
  const found = known.get(blocks);
  if (found?.id === id) return found;
  const made = { id, path: "", blocks };
  known.set(blocks, made);
  return made;
}

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
