import type { SiteConfig } from "../../schema/site-config.ts";
import { canonicalPath } from "../resolve/page-address.ts";
import { isUnpublished, type SiteDay } from "../resolve/published.ts";
import type { Report } from "../resolve/report.ts";
import type { Site } from "../site.ts";

interface HomeInput {
  readonly config: SiteConfig;
  readonly day: SiteDay;
}

/** Reports `missing-home`, at the home page that is left out if there is one. */
export function checkHome(site: Site, { config: { file, pages }, day }: HomeInput, report: Report): void {
  if (site.pages.some(({ path }) => path === "/")) return;
  const index = pages.findIndex((page) => isUnpublished(page, day) && canonicalPath(page.path) === "/");
  const page = pages[index];
  if (!page) {
    const message = 'No page has the address "/", which visitors come to first.';
    report.add("missing-home", { file, pointer: "/pages", target: "key" }, message, 'Give one "path": "/".');
  } else {
    const [key, what] = page.draft
      ? ["draft", "The home page is a draft"]
      : ["publishOn", `The home page is left out until ${page.publishOn}`];
    const place = { file, pointer: `/pages/${index}/${key}` };
    const message = `${what}, so there is nothing at the site's own address.`;
    report.add("missing-home", place, message, "Publish it, or give another page its address.");
  }
}
