import type { PageConfig, PlacedBlock, SiteConfig } from "../../schema/site/site-config.ts";
import { pointerTo } from "../../schema/sources/source.ts";
import { baseLanguage } from "../base-language.ts";

/** The blocks around a page. */
export interface Frame {
  readonly blocks: readonly PlacedBlock[];
  /** Where they are written in the config. */
  readonly pointer: string;
}

export const contentType = "content";

const bare: readonly PlacedBlock[] = [{ id: contentType, type: contentType, props: {} }];

/** The blocks around a page: those of the frame that it names, or of its language, or `site.frame`. */
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
