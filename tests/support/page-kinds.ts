import type { SiteConfig } from "../../schema/site/site-config.ts";

/**
 * The first built page of each page in a config; pages with the same address are of one kind, whichever entries they
 * name. Those that search engines may not list, such as a sample's own page, are left out unless all are asked for.
 */
export function pageKinds(
  { pages }: Pick<SiteConfig, "pages">,
  built: readonly string[],
  withUnlisted: boolean,
): string[] {
  const looked = pages.filter(({ listed }) => withUnlisted || listed !== false);
  const found = [...new Set(looked.map(({ path }) => path))].map((path) => {
    const pattern = path
      .replace(/\/$/, "")
      .replace(/\/\{page\}/, "(/\\d+)?")
      .replace(/\{(slug|id)\}/, "[^/]+");
    return built.find((candidate) => new RegExp(`^${pattern}/$`).test(candidate));
  });
  return [...found.filter((path) => path !== undefined), "/404.html"];
}
