import type { SiteConfig } from "../../schema/site-config.ts";
import type { AnchorLink } from "../resolve/links.ts";
import type { UnusedPicture } from "../resolve/pictures.ts";
import type { Report } from "../resolve/report.ts";
import type { Site } from "../site.ts";
import { checkAnchors } from "./anchors.ts";
import { checkContrast } from "./contrast.ts";
import { checkHeadings } from "./headings.ts";
import { checkMetadata } from "./metadata.ts";

export interface ResolvedParts {
  readonly site: Site;
  readonly config: SiteConfig;
  readonly anchors: readonly AnchorLink[];
  readonly unusedPictures: readonly UnusedPicture[];
}

/** What can only be seen once the whole site is known. Reports what its parts report, and `unused-picture`. */
export function checkResolved(
  { site, config, anchors, unusedPictures }: ResolvedParts,
  report: Report,
): void {
  checkAnchors(site, anchors, report);
  checkHeadings(site, report);
  checkMetadata(site, report);
  checkContrast(site.settings.theme, config.file, report);
  for (const { name, place } of unusedPictures) {
    report.add("unused-picture", place, `No page uses the picture "${name}".`, "Use it or delete it.");
  }
}
