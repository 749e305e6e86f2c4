import { trustedTypesPolicy } from "../../blocks/_kit/trusted-html.ts";
import { policySource } from "../../schema/policy-source.ts";
import { blocksOf } from "../blocks-of.ts";
import type { Settings, SitePage } from "../site.ts";

interface PolicyParts {
  readonly settings: Pick<Settings, "head">;
  readonly page: Pick<SitePage, "frame" | "blocks">;
  readonly body: string;
  readonly styles: readonly string[];
  readonly script: string;
}

/**
 * Allows files of the site, its styles by hash, frames, what blocks declare that they send to, and what `site.head`
 * names. Scripts may set markup through named Trusted Types policies only, unless there are scripts of others.
 */
export function contentSecurityPolicy({ settings, page, body, styles, script }: PolicyParts): string {
  const { scripts } = settings.head;
  const blocks = blocksOf(page);
  const endpoints = originsOf(
    blocks.flatMap(({ definition, props }) => definition.connects?.(props as never) ?? []),
  );
  const framed = originsOf(
    blocks.flatMap(({ definition, props }) => definition.frames?.(props as never) ?? []),
  );
  const frames = originsOf([...framesIn(body), ...framed]);
  const loads = originsOf(scripts.flatMap((each) => each.loads));
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "img-src": ["'self'", "data:", ...loads],
    "media-src": ["'self'"],
    "font-src": ["'self'"],
    "style-src": styles,
    "script-src": ["'self'", script, ...originsOf(scripts.map(({ src }) => src)), ...loads],
    // A frame does not report whether its server has answered, so the server is requested.
    "connect-src": [
      "'self'",
      ...endpoints,
      ...framed,
      ...originsOf(scripts.flatMap((each) => each.connects)),
    ],
    "frame-src": frames.length > 0 ? frames : ["'none'"],
    "form-action": ["'self'", "mailto:", ...endpoints],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
  };
  if (scripts.length === 0) {
    directives["require-trusted-types-for"] = ["'script'"];
    directives["trusted-types"] = [
      trustedTypesPolicy,
      ...blocks.flatMap(({ definition }) => definition.trustedTypes ?? []),
    ];
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(" "))
    .join("; ");
}

function originsOf(addresses: readonly string[]): string[] {
  return [...new Set(addresses.flatMap((address) => policySource(address) ?? []))];
}

function framesIn(html: string): string[] {
  return [...html.matchAll(/<iframe\b[^<>]*>/g)].flatMap(([tag]) => {
    const [, src] = / src="([^"]+)"/.exec(tag) ?? [];
    return src === undefined ? [] : [src.replaceAll("&amp;", "&")];
  });
}
