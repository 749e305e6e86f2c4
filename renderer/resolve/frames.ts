import type { PageConfig, PlacedBlock, SiteConfig } from "../../schema/site-config.ts";
import { pointerTo } from "../../schema/source.ts";
import { baseLanguage } from "../base-language.ts";

/** A list of blocks around the blocks of pages, and the pointer to it in the config. */
export interface Frame {
  readonly blocks: readonly PlacedBlock[];
  readonly pointer: string;
}

/** The type of the block in a frame where a page's own blocks go. */
export const contentType = "content";

/** What a page has around its blocks where the site says nothing: nothing but their place. */
const bare: readonly PlacedBlock[] = [{ id: contentType, type: contentType, props: {} }];

/** The frame of a page: the one that it names, or that of its language, or the site's own. */
export function frameOf(
  { frame }: Pick<PageConfig, "frame">,
  language: string,
  site: SiteConfig["site"],
): Frame {
  const { frames = {} } = site;
  const name = [frame, language, baseLanguage(language)].find(
    (key) => key !== undefined && Object.hasOwn(frames, key),
  );
  const named = name === undefined ? undefined : frames[name];
  if (name !== undefined && named) return { blocks: named, pointer: pointerTo("/site/frames", name) };
  return { blocks: site.frame ?? bare, pointer: "/site/frame" };
}
