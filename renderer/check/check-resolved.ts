import type { AnyBlock } from "../../schema/block/define-block.ts";
import type { SiteConfig } from "../../schema/site/site-config.ts";
import type { SiteDay } from "../../schema/site/site-day.ts";
import { withoutTrailingSlashes } from "../../schema/site/trailing-slashes.ts";
import { parseUrl } from "../../schema/text/parse-url.ts";
import { suggestion } from "../../schema/text/suggest.ts";
import { truncateForMessage } from "../../schema/text/truncate-for-message.ts";
import type { Pictures } from "../resolve/pictures/pictures.ts";
import type { Report } from "../resolve/report/report.ts";
import type { AnchorLink, Site } from "../site.ts";
import { checkAnchors } from "./anchors.ts";
import { checkContrast } from "./contrast.ts";
import { checkLanguages } from "./languages.ts";
import { checkFrames, checkHome, checkMetadata } from "./pages.ts";
import { checkMessageOverrides, checkPublish, checkTimeZone } from "./settings.ts";

/** A resolved site with what was collected while it was resolved. */
interface ResolvedParts {
  readonly site: Site;
  /** The parsed config, in which problems are located. */
  readonly config: SiteConfig;
  readonly day: SiteDay;
  /** Every link to a part of a page, to be compared with the ids of that page. */
  readonly anchors: readonly AnchorLink[];
  readonly pictures: Pictures;
  readonly blocks: readonly AnyBlock[];
}

/** Reports what its parts report, `unused-picture`, `missing-picture` and `wrong-value`. */
export function checkResolved(
  { site, config, day, anchors, pictures, blocks }: ResolvedParts,
  report: Report,
): void {
  checkHome(site, { config, day }, report);
  checkAnchors(site.pages, anchors, report);
  checkMetadata(site, report);
  checkContrast(site.settings.theme, config.file, report);
  checkLanguages(site, config, report);
  checkMessageOverrides(config, { languages: site.settings.languages, blocks }, report);
  checkFrames(config, report);
  checkPublish(config, report);
  checkTimeZone(config, report);
  const { url, origin, base } = site.settings;
  if (!parseUrl(url) || withoutTrailingSlashes(url) !== origin + base) {
    const message = `"${url}" is not an address that a site can have.`;
    report.add("wrong-value", { file: config.file, pointer: "/site/url" }, message, {
      suggestion: "Write it as https://www.example.com.",
      values: { reason: "format" },
    });
  }
  for (const { name, place } of pictures.undescribable()) {
    const message = `There is no picture "${truncateForMessage(name)}" in content/media for these words.`;
    report.add("missing-picture", place, message, suggestion(name, pictures.names) ?? "Remove them.");
  }
  for (const { name, place } of pictures.unused()) {
    report.add("unused-picture", place, `No page uses the picture "${name}".`, "Use it or delete it.");
  }
}
