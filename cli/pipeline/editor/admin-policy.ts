import { adminPolicies } from "../../../admin/ui/trusted-types.ts";
import type { Settings } from "../../../renderer/site.ts";
import type { PublishSettings } from "../../../schema/admin-settings.ts";
import type { AnyBlock } from "../../../schema/define-block.ts";
import { policySource } from "../../../schema/policy-source.ts";
import { publishOrigin } from "../../../schema/publish-origin.ts";
import { embedHosts } from "../../../schema/safe-url.ts";

/** What a site allows its editor beside the site itself. */
export interface AdminAccess {
  /** The site's own map providers. */
  readonly embeds: readonly string[];
  /** The repository that the published editor sends changes to. */
  readonly publish?: PublishSettings | undefined;
  /** The Trusted Types policies that the site's blocks create. */
  readonly trustedTypes?: readonly string[] | undefined;
}

/** What a site and its blocks ask for. */
export function adminAccess(
  { embeds, admin }: Pick<Settings, "embeds" | "admin">,
  blocks: readonly Pick<AnyBlock, "trustedTypes">[],
): AdminAccess {
  const trustedTypes = blocks.flatMap((block) => block.trustedTypes ?? []);
  return { embeds, publish: admin?.publish, trustedTypes };
}

/**
 * What the editor may load, as a Content-Security-Policy. Its preview is a frame without an address, which has the
 * same policy: pictures and faces of the site, and the maps that a page may hold, from the hosts that the engine knows
 * and the origins that the site allows. It can talk to the host of the repository that it publishes to, and no other. Scripts may set markup and start
 * workers through named policies only.
 */
export function adminPolicy({ embeds, publish, trustedTypes = [] }: AdminAccess): string {
  const origin = publish && policySource(publishOrigin(publish) ?? "");
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "worker-src": ["'self'"],
    "style-src": ["'self'"],
    "img-src": ["'self'", "data:", "blob:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...(origin === undefined ? [] : [origin])],
    "frame-src": [
      ...embedHosts.map((host) => `https://${host}`),
      ...embeds.flatMap((embed) => policySource(embed) ?? []),
    ],
    "form-action": ["'none'"],
    "base-uri": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": [...adminPolicies, ...trustedTypes],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");
}

/** The same for a header, which may also say that no page may hold the editor in a frame. */
export function adminPolicyHeader(access: AdminAccess): string {
  return `${adminPolicy(access)}; frame-ancestors 'none'`;
}
