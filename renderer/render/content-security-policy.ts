import { jsonForHtml } from "../../blocks/_kit/html/json-for-html.ts";
import { ownScript, trustedTypesPolicy } from "../../blocks/_kit/html/trusted-html.ts";
import {
  defaultPolicyName,
  loadedOrigins,
  originsOf,
  trustedTypesOf,
} from "../../schema/block/block-policy.ts";
import { blocksOf } from "../blocks-of.ts";
import type { Settings, SiteBlock, SitePage } from "../site.ts";
import { memoizeByState } from "../templates/memoize-by-state.ts";

interface PolicyParts {
  readonly settings: Pick<Settings, "head">;
  readonly page: Pick<SitePage, "frame" | "blocks">;
  readonly body: string;
  readonly styles: readonly string[];
  /** The hashes of the style attributes in the body. */
  readonly styleAttributes: readonly string[];
  /** The hashes of the scripts in the page. */
  readonly scripts: readonly string[];
}

export type Directives = Readonly<Record<string, readonly string[]>>;

/** Allows what a page has, by hash if it is inline, and what its blocks and `site.head` name. */
export function contentSecurityPolicy(parts: PolicyParts): string {
  const { styles, styleAttributes, scripts } = parts;
  const isNamed = parts.body.includes("<iframe") || blocksOf(parts.page).some(namesOrigins);
  const key = isNamed ? undefined : [styles, styleAttributes, scripts].map((all) => all.join(" ")).join("; ");
  return policyOfKey(parts.settings.head, { parts, key });
}

interface PolicyState {
  readonly parts: PolicyParts;
  /** The hashes, of a page whose blocks name nothing that has to be allowed. */
  readonly key: string | undefined;
}

const policyOfKey = memoizeByState<Settings["head"], PolicyState, string>({
  plain: (_, { parts }) => policyOf(parts),
  tracked: (_, { parts, key }) => ({
    made: policyOf(parts),
    fits: key === undefined ? undefined : (other) => other.key === key,
  }),
});

function namesOrigins({ definition }: SiteBlock): boolean {
  const { connects, frames, loads, wasm, setsHtml, trustedTypes, allowDuplicatePolicies } = definition;
  return Boolean(connects || frames || loads || wasm || setsHtml || trustedTypes || allowDuplicatePolicies);
}

const policyOf = (parts: PolicyParts) => policyText(policyDirectives(parts));

export const policyText = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(" "))
    .join("; ");

type HeadScript = Settings["head"]["scripts"][number];

/** What a script of `site.head` needs. */
export function scriptSources({ src, loads, connects }: Pick<HeadScript, "src" | "loads" | "connects">) {
  const loaded = originsOf(loads);
  return {
    "img-src": loaded,
    "script-src": [...originsOf([src]), ...loaded],
    "connect-src": originsOf(connects),
  } as const satisfies Directives;
}

export function policyDirectives({ settings, page, body, ...hashes }: PolicyParts): Directives {
  const { scripts } = settings.head;
  const sources = scripts.map(scriptSources);
  const { styles, styleAttributes } = hashes;
  const blocks = blocksOf(page);
  const endpoints = originsOf(
    blocks.flatMap(({ definition, props }) => definition.connects?.(props as never) ?? []),
  );
  const named = blocks.flatMap(({ definition, props }) => definition.frames?.(props as never) ?? []);
  const framed = originsOf(named);
  const isOwn = named.some((address) => /^\/(?!\/)/.test(address));
  const loaded = loadedByBlocks(blocks);
  const frames = [
    ...(isOwn ? ["'self'"] : []),
    ...originsOf([...framesIn(body), ...named]),
    ...loaded["frame-src"],
  ];
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "img-src": ["'self'", "data:", ...sources.flatMap((each) => each["img-src"]), ...loaded["img-src"]],
    "media-src": ["'self'", ...loaded["media-src"]],
    "font-src": ["'self'", ...loaded["font-src"]],
    "style-src": [...styles, ...loaded["style-src"]],
    // However many: classes in their place would break the hydration of islands and lose to other rules, and a script
    // that sets them would leave visitors without it with a page that is unstyled.
    ...(styleAttributes.length > 0 && { "style-src-attr": ["'unsafe-hashes'", ...styleAttributes] }),
    "script-src": [
      "'self'",
      ...hashes.scripts,
      ...sources.flatMap((each) => each["script-src"]),
      ...loaded["script-src"],
      ...(blocks.some(({ definition }) => definition.wasm) ? ["'wasm-unsafe-eval'"] : []),
    ],
    // A frame does not report whether its server has answered, so the server is requested.
    "connect-src": ["'self'", ...endpoints, ...framed, ...sources.flatMap((each) => each["connect-src"])],
    "frame-src": frames.length > 0 ? frames : ["'none'"],
    "form-action": ["'self'", "mailto:", ...endpoints],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
  };
  // Scripts of others set markup as they like.
  if (scripts.length === 0) {
    directives["require-trusted-types-for"] = ["'script'"];
    directives["trusted-types"] = [
      trustedTypesPolicy,
      ...(defaultPolicyScript(page) ? [defaultPolicyName] : []),
      ...trustedTypesOf(blocks.map(({ definition }) => definition)),
    ];
  }
  return directives;
}

const loadedByBlocks = (blocks: readonly SiteBlock[]) =>
  loadedOrigins(blocks.map(({ definition, props }) => definition.loads?.(props as never) ?? {}));

/**
 * The script that creates the Trusted Types policy `default` before any other script runs: it takes HTML from texts where
 * a block says that its package sets some, and addresses of the site's own scripts and of the hosts that blocks load
 * scripts from. Undefined for a page whose blocks need none.
 */
export function defaultPolicyScript(page: Pick<SitePage, "frame" | "blocks">): string | undefined {
  const blocks = blocksOf(page);
  const setsHtml = blocks.some(({ definition }) => definition.setsHtml);
  const hosts = blocks.some(({ definition }) => definition.loads) ? loadedByBlocks(blocks)["script-src"] : [];
  if (!setsHtml && hosts.length === 0) return undefined;
  const rules = [
    ...(setsHtml ? ["createHTML: (html) => html"] : []),
    `createScriptURL: (address) => { const { origin, pathname } = new URL(address, location.href); return ${jsonForHtml(hosts)}.includes(origin) || (origin === location.origin && ${ownScript}.test(pathname)) ? address : null; }`,
  ];
  return `window.trustedTypes?.createPolicy("${defaultPolicyName}", { ${rules.join(", ")} })`;
}

function framesIn(html: string): string[] {
  return [...html.matchAll(/<iframe\b[^<>]*>/g)].flatMap(([tag]) => {
    const [, src] = / src="([^"]+)"/.exec(tag) ?? [];
    return src === undefined ? [] : [src.replaceAll("&amp;", "&")];
  });
}
