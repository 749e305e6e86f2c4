import { directionOf } from "../../blocks/_kit/page/direction.ts";
import type { PageOutline, Settings, Site } from "../site.ts";

export interface CardTexts {
  readonly title: string;
  /** The title of the page above, unless that is the home page. */
  readonly section?: string | undefined;
  readonly language: string;
  readonly direction: "ltr" | "rtl";
}

/** In pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

export const cardPath = ({ path }: Pick<PageOutline, "path">): string => `/cards${path}card.png`;

/** A page has a card unless it or the site has a picture. */
export function hasCard(
  { socialCards, picture }: Pick<Settings, "socialCards" | "picture">,
  page: Pick<PageOutline, "picture" | "missing">,
): boolean {
  return socialCards && !picture && !page.picture && !page.missing;
}

export function siteCards({ settings, pages }: Pick<Site, "settings" | "pages">) {
  const cards = pages.filter((page) => hasCard(settings, page));
  if (cards.length === 0) return [];
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const byHref = new Map(pages.map((page) => [page.href, page]));
  const homes = new Map([[byPath.get("/")?.language, byPath.get("/")]]);
  for (const { language, href } of byPath.get("/")?.alternates ?? []) homes.set(language, byHref.get(href));
  return cards.map((page) => {
    const home = homes.get(page.language);
    const names = [settings.name, ...(home ? [home.title] : [])];
    const above = pageAbove(page, byPath);
    const isSection = above && above !== home && above.path !== "/";
    return {
      page,
      texts: {
        title: withoutName(page.title, names),
        section: isSection ? withoutName(above.title, names) : undefined,
        language: page.language,
        direction: directionOf(page.language),
      } satisfies CardTexts,
    };
  });
}

function pageAbove({ path }: PageOutline, pages: ReadonlyMap<string, PageOutline>): PageOutline | undefined {
  let above = path;
  while (above !== "/") {
    above = above.slice(0, above.lastIndexOf("/", above.length - 2) + 1);
    const page = pages.get(above);
    if (page) return page;
  }
  return undefined;
}

function withoutName(title: string, names: readonly string[]): string {
  for (const name of names) {
    const rest = title.endsWith(name) ? title.slice(0, -name.length) : title;
    const before = rest.trimEnd();
    const own = /[|·–—:-]$/.test(before) ? before.slice(0, -1).trimEnd() : rest;
    if (name !== "" && own !== rest && own !== "") return own;
  }
  return title;
}
