import type { PublishedContent } from "../../../editing/host/served-content.ts";
import { parseHtml } from "../../ui/browser/trusted-types.ts";
import { textsIn } from "../content/with-sent.ts";

export async function fetchDeployed(page: string): Promise<ReadonlyMap<string, string> | undefined> {
  try {
    const html = await (await fetch(page, { cache: "no-store" })).text();
    const named = parseHtml(html).querySelector<HTMLMetaElement>('meta[name="blockwork-host"]');
    if (!named) return undefined;
    const content = await fetch(named.content);
    return content.ok ? textsIn((await content.json()) as PublishedContent) : undefined;
  } catch {
    return undefined;
  }
}
