import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { PageContext, type PageInfo } from "../../blocks/_kit/page/page-context.ts";
import type { AnyBlock } from "../../schema/block/define-block.ts";
import { resolvedSample } from "./resolved-sample.ts";

/** A page in English with a German source map. */
export const samplePage: PageInfo = {
  id: "home",
  href: "/",
  title: "Home",
  language: "en-GB",
  siteLanguage: "en-GB",
  direction: "ltr",
  siteName: "Mill Lane Bakery",
  base: "",
  home: "/",
  alternates: [
    { language: "en-GB", name: "English", href: "/", current: true },
    { language: "de", name: "Deutsch", href: "/de/", current: false },
  ],
  sheet: { number: 2, count: 7 },
  words: {},
};

/** A block's view as markup, its sample unless other props are given, on a page that may differ from the usual one. */
export function viewMarkup(
  block: AnyBlock,
  props: object = resolvedSample(block),
  page: Partial<PageInfo> = {},
): string {
  const View = block.view as ComponentType<object>;
  return renderToStaticMarkup(
    <PageContext value={{ ...samplePage, ...page }}>
      <View {...props} />
    </PageContext>,
  );
}
