import type { SiteConfig } from "../../schema/site-config.ts";
import { canonicalPath } from "../resolve/page-address.ts";
import type { Report } from "../resolve/report.ts";
import type { Site } from "../site.ts";

/** Reports `missing-home` for a site without a page at its own address, at the draft that would be there if there is one. */
export function checkHome(site: Site, { file, pages }: SiteConfig, report: Report): void {
  if (site.pages.some(({ path }) => path === "/")) return;
  const draft = pages.findIndex((page) => page.draft && canonicalPath(page.path) === "/");
  if (draft === -1) {
    const message = 'No page has the address "/", which visitors come to first.';
    report.add("missing-home", { file, pointer: "/pages", target: "key" }, message, 'Give one "path": "/".');
  } else {
    const message = "The home page is a draft, so there is nothing at the site's own address.";
    const place = { file, pointer: `/pages/${draft}/draft` };
    report.add("missing-home", place, message, "Publish it, or give another page its address.");
  }
}
