import { createDevHost } from "./dev-host.ts";
import type { Host } from "./host.ts";
import { createStaticHost } from "./static-host.ts";

/** `<meta name="blockwork-host" content="dev">`, or the published content's address; `blockwork-checks` is the worker's address. */
export function findHost(page: Document): Host {
  const named = metaOf(page, "blockwork-host") ?? "dev";
  const checkWorker = metaOf(page, "blockwork-checks");
  return named === "dev" ? createDevHost({ checkWorker }) : createStaticHost({ address: named, checkWorker });
}

function metaOf(page: Document, name: string): string | undefined {
  return page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}
