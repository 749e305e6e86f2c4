import { adminPolicies } from "../../../admin/ui/trusted-types.ts";
import type { Settings } from "../../../renderer/site.ts";
import type { PublishSettings } from "../../../schema/admin-settings.ts";
import type { AnyBlock } from "../../../schema/define-block.ts";
import { policySource } from "../../../schema/policy-source.ts";
import { publishOrigin } from "../../../schema/publish-origin.ts";
import { embedHosts } from "../../../schema/safe-url.ts";

export interface AdminAccess {
  readonly embeds: readonly string[];
  readonly publish?: PublishSettings | undefined;
  readonly trustedTypes?: readonly string[] | undefined;
}

export function adminAccess(
  { embeds, admin }: Pick<Settings, "embeds" | "admin">,
  blocks: readonly Pick<AnyBlock, "trustedTypes">[],
): AdminAccess {
  const trustedTypes = blocks.flatMap((block) => block.trustedTypes ?? []);
  return { embeds, publish: admin?.publish, trustedTypes };
}

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

export function adminPolicyHeader(access: AdminAccess): string {
  return `${adminPolicy(access)}; frame-ancestors 'none'`;
}
