import type { Alternate } from "../../site.ts";
import { isMissingPath } from "./page-address.ts";
import type { Route } from "./routes.ts";

export interface Translations {
  of(route: Route): readonly Alternate[];
}

export function createTranslations(routes: readonly Route[], base: string): Translations {
  const isInOneLanguage = routes.every(({ language }) => language === routes[0]?.language);
  const groups = isInOneLanguage ? new Map<string, Route[]>() : groupRoutes(routes);
  const home = routes.find(({ path }) => path === "/");
  return {
    of: (asked) => {
      const route = isMissingPath(asked.path) ? (home ?? asked) : asked;
      const languages = new Map<string, Alternate>();
      for (const { language, path, page } of groups.get(groupOf(route)) ?? []) {
        const alternate = {
          language,
          href: base + path,
          ...(page.listed === false && { listed: false as const }),
        };
        if (!languages.has(language)) languages.set(language, alternate);
      }
      return languages.size > 1 ? [...languages.values()] : [];
    },
  };
}

function groupRoutes(routes: readonly Route[]): Map<string, Route[]> {
  const groups = new Map<string, Route[]>();
  for (const route of routes) {
    const key = groupOf(route);
    const group = groups.get(key);
    if (group) group.push(route);
    else groups.set(key, [route]);
  }
  return groups;
}

function groupOf({ page, entry, part }: Route): string {
  if (entry) return `entry ${entry.collection} ${String(entry.fields.translationOf ?? entry.id)}`;
  return `page ${page.translationOf ?? page.id} ${part?.number ?? 1}`;
}
