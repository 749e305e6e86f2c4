import { renderBody } from "../../renderer/render/render-body.tsx";
import { openSite } from "../../renderer/resolve/open-site.ts";
import type { Site, SitePage } from "../../renderer/site.ts";
import type { AnyBlock } from "../../schema/define-block.ts";
import type { Parser } from "../../schema/parse.ts";
import type { SiteConfig } from "../../schema/site-config.ts";
import type { Source } from "../../schema/source.ts";
import type { EditorContent } from "../host/editor-content.ts";
import { withPictures } from "./with-pictures.ts";

/** A page as the preview shows it. */
export interface ComposedPage {
  readonly page: SitePage;
  /** What stands in its body: letter for letter what the build writes. */
  readonly html: string;
  readonly theme: Site["settings"]["theme"];
}

interface ComposeInput {
  readonly content: EditorContent;
  readonly blocks: readonly AnyBlock[];
  readonly parser: Parser;
}

/**
 * A function that renders one page of a config with the production renderer. Of a page that is made of entries the
 * first one is shown, unless another is named. A config with mistakes is rendered as far as it goes; where that is
 * nowhere, the result is undefined and the preview keeps what it has.
 */
export function createComposer({ content, blocks, parser }: ComposeInput) {
  return (config: unknown, pageId: string, entryId?: string): ComposedPage | undefined => {
    const { text, file, media, entries, today, future } = content;
    const source: Source = { file, text, value: config, locate: () => ({ line: 1, column: 1 }) };
    const parsed = parser.site(source).value ?? ({ ...(config as object), file } as SiteConfig);
    try {
      const open = openSite({ config: parsed, entries, media, blocks, today, future });
      const routes = open.routes.filter((route) => route.page.id === pageId);
      const route = routes.find(({ entry }) => entry?.id === entryId) ?? routes[0];
      if (!route) return undefined;
      const page = open.page(route);
      const site: Site = { settings: open.settings, pages: [page], redirects: [], feed: [] };
      return {
        page,
        html: withPictures(renderBody(site, page), content.pictureAt),
        theme: open.settings.theme,
      };
    } catch {
      return undefined;
    }
  };
}
