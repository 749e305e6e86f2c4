import { blocks } from "../../../blocks/index.ts";
import { type Compose, createComposer } from "./compose-page.ts";
import type { SiteContent } from "./open-document.ts";

const composers = new WeakMap<SiteContent, Compose>();

/** One for each site, because it caches the last page. */
export function composerOf({ content }: { readonly content: SiteContent }): Compose {
  const compose = composers.get(content) ?? createComposer({ content, blocks });
  composers.set(content, compose);
  return compose;
}
