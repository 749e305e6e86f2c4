import type { SiteConfig } from "../../schema/site-config.ts";
import type { Report } from "../resolve/report.ts";

export function checkSecurity({ file, site }: SiteConfig, today: string, report: Report): void {
  const { expires } = site.security ?? {};
  if (expires === undefined || expires.includes("{{") || expires >= today) return;
  const message = `security.txt was valid until ${expires}, so nobody trusts it any more.`;
  const hint = "Check the contacts, then write a day within the next year.";
  report.add("expired-security", { file, pointer: "/site/security/expires" }, message, hint);
}
