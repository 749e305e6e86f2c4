import { adminPolicies } from "../../../editing/host/trusted-types.ts";
import type { Settings } from "../../../renderer/site.ts";
import { loadedOrigins, trustedTypesOf } from "../../../schema/block/block-policy.ts";
import type { AnyBlock, LoadedAddresses } from "../../../schema/block/define-block.ts";
import { policySource } from "../../../schema/block/policy-source.ts";
import { fillDefaults } from "../../../schema/fields/fill-defaults.ts";
import { embedHosts } from "../../../schema/fields/safe-url.ts";
import type { PublishSettings } from "../../../schema/site/admin-settings.ts";
import { publishOrigin } from "../../../schema/site/publish-origin.ts";
import { isObject } from "../../../schema/text/is-object.ts";

/** What the Content-Security-Policy of the editor has to allow. */
export interface AdminAccess {
  /** Hosts of `site.embeds`, from which frames are allowed. */
  readonly embeds: readonly string[];
  /** The repository to which the editor connects; undefined if it can't publish. */
  readonly publish?: PublishSettings | undefined;
  /** The names of policies that blocks create. */
  readonly trustedTypes?: readonly string[] | undefined;
  /** What blocks load from other hosts, by directive. */
  readonly loaded?: ReturnType<typeof loadedOrigins> | undefined;
}

/**
 * What the editor may load and create: what the site names, and what its blocks do, as they are placed in the config and
 * in their samples. Tokens in their props are not replaced.
 */
export function adminAccess(
  { embeds, admin }: Pick<Settings, "embeds" | "admin">,
  blocks: readonly AnyBlock[],
  config: unknown,
): AdminAccess {
  const loading = new Map(blocks.filter(({ loads }) => loads).map((block) => [block.type, block]));
  const samples = [...loading.values()].map(({ type, sample: props }) => ({ type, props }));
  const loaded = loadedOrigins(loading.size === 0 ? [] : loadedIn([samples, config], loading));
  return { embeds, publish: admin?.publish, trustedTypes: trustedTypesOf(blocks), loaded };
}

function loadedIn(value: unknown, blocks: ReadonlyMap<string, AnyBlock>): LoadedAddresses[] {
  if (Array.isArray(value)) return value.flatMap((item) => loadedIn(item, blocks));
  if (!isObject(value)) return [];
  const block = typeof value.type === "string" ? blocks.get(value.type) : undefined;
  const own = block && loadedBy(block, value.props);
  return [...(own ? [own] : []), ...loadedIn(Object.values(value), blocks)];
}

function loadedBy({ schema, loads }: AnyBlock, props: unknown): LoadedAddresses | undefined {
  try {
    return loads?.(fillDefaults(schema, props) as never);
  } catch {
    // What is wrong with the props is reported where they are checked.
    return undefined;
  }
}

export function adminPolicy({ embeds, publish, trustedTypes = [], loaded }: AdminAccess): string {
  const hosts = publish ? [publishOrigin(publish), publish.signIn] : [];
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "worker-src": ["'self'"],
    "style-src": ["'self'", ...(loaded?.["style-src"] ?? [])],
    "img-src": ["'self'", "data:", "blob:", ...(loaded?.["img-src"] ?? [])],
    "font-src": ["'self'", ...(loaded?.["font-src"] ?? [])],
    "media-src": ["'self'", ...(loaded?.["media-src"] ?? [])],
    "connect-src": ["'self'", ...hosts.flatMap((host) => policySource(host ?? "") ?? [])],
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
    .map(([name, values]) => [name, ...new Set(values)].join(" "))
    .join("; ");
}

export function adminPolicyHeader(access: AdminAccess): string {
  return `${adminPolicy(access)}; frame-ancestors 'none'`;
}
