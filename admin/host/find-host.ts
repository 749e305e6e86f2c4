import { createDevHost } from "./dev-host.ts";
import type { Host } from "./host.ts";
import { createStaticHost } from "./static-host.ts";

/** The host that the editor's own page names: `<meta name="blockwork-host" content="dev">`, or the published content's address. */
export function findHost(page: Document): Host {
  const named = page.querySelector<HTMLMetaElement>('meta[name="blockwork-host"]')?.content ?? "dev";
  return named === "dev" ? createDevHost() : createStaticHost({ address: named });
}
