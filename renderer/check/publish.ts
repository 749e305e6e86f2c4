import { publishOrigin } from "../../schema/publish-origin.ts";
import type { SiteConfig } from "../../schema/site-config.ts";
import type { Report } from "../resolve/report.ts";

/** On GitHub, a page without a server can't get the keys of an application. */
export function checkPublish({ file, site }: SiteConfig, report: Report): void {
  const { publish } = site.admin ?? {};
  if (!publish) return;
  const pointer = "/site/admin/publish";
  if (publishOrigin(publish) === undefined) {
    const hint = 'Add the address of your server, such as "url": "https://git.example.com".';
    report.add("missing-key", { file, pointer }, 'Publishing to Forgejo needs "url".', hint);
  }
  const { host, repository, clientId } = publish;
  if (host === "github" && clientId !== undefined) {
    const message = "GitHub lets nobody sign in to a page that has no server.";
    report.add("wrong-value", { file, pointer: `${pointer}/clientId` }, message, {
      suggestion: 'Take "clientId" out: people sign in with an access key.',
      values: { reason: "format" },
    });
  }
  if (host !== "gitlab" && repository.split("/").length !== 2) {
    const message = `"${repository}" is not a repository's owner and name.`;
    report.add("wrong-value", { file, pointer: `${pointer}/repository` }, message, {
      suggestion: "Write it as owner/name.",
      values: { reason: "format" },
    });
  }
}
