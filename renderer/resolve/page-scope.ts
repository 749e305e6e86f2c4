import { pointerTo } from "../../schema/sources/source.ts";
import type { Settings } from "../site.ts";
import { isMissingPath } from "./addresses/page-address.ts";
import type { Route } from "./addresses/routes.ts";
import type { Translations } from "./addresses/translations.ts";
import { listRef } from "./entries/each.ts";
import { createSilentReport } from "./report/silent-report.ts";
import { titleWithoutSite } from "./title-without-site.ts";
import { type Ref, type Scope, withRoots } from "./tokens/scope.ts";
import type { ResolveContext } from "./values/resolve-context.ts";
import { pageTokens } from "./values/site-scope.ts";
import { replaceTokens } from "./values/tokens.ts";

/** Where the pages of a site are. */
export interface PageAddresses {
  readonly settings: Settings;
  readonly translations: Translations;
  /** The pages by their paths. */
  readonly routeAt: ReadonlyMap<string, Route>;
  /** The file of the config. */
  readonly file: string;
}

/** What tokens on a page can name. */
export function pageScope(route: Route, context: ResolveContext, addresses: PageAddresses): Scope {
  const { settings } = addresses;
  const { page, path, language, part } = route;
  const { id, title, description } = page;
  const named = entryScope(route, context);
  const inPage: Scope = withRoots(named, {
    page: {
      value: {
        id,
        title,
        description,
        path,
        url: `${settings.origin}${settings.base}${path}`,
        language,
        ...(part && { number: part.number, count: part.count, previous: part.previous, next: part.next }),
      },
      schema: pageTokens(),
      scope: () => inPage,
      parts: new Map([
        ["breadcrumbs", breadcrumbsRef(route, context, addresses)],
        ...(part ? ([["items", listRef(part.items, context.scope)]] as const) : []),
      ]),
    },
  });
  return inPage;
}

const entryScope = ({ entry }: Route, { scope, entries }: ResolveContext): Scope =>
  entry ? withRoots(scope, { entry: entries.ref(entry) }) : scope;

/** The way from the home page, which is looked for once somebody asks for it. */
function breadcrumbsRef(route: Route, context: ResolveContext, addresses: PageAddresses): Ref {
  const { scope } = context;
  let known: readonly Ref[] | undefined;
  const steps = () => {
    known ??= stepsTo(route, context, addresses).map((value) => ({
      value,
      schema: step,
      scope: () => scope,
    }));
    return known;
  };
  return {
    schema: breadcrumbs,
    scope: () => scope,
    get value() {
      return steps().map(({ value }) => value);
    },
    get list() {
      return steps();
    },
  };
}

const { breadcrumbs } = pageTokens().properties;
const step = breadcrumbs?.type === "array" ? breadcrumbs.items : undefined;

interface Step {
  readonly text: string;
  readonly href?: string;
}

/** None to the home page and to the page for missing addresses. */
function stepsTo(route: Route, context: ResolveContext, addresses: PageAddresses): readonly Step[] {
  const home = homeOf(route, context, addresses);
  if (!home || home.path === route.path || isMissingPath(route.path)) return [];
  const between = pathsAbove(route.path).flatMap((path) => {
    const above = path === home.path ? undefined : routeTo(path, context, addresses);
    return above && above.page !== route.page && above.path !== "/" ? [above] : [];
  });
  const pages = [home, ...between];
  return [
    ...pages.map((above) => ({ text: nameOf(above, home, context, addresses), href: above.path })),
    { text: nameOf(route, home, context, addresses) },
  ];
}

function homeOf({ language }: Route, context: ResolveContext, addresses: PageAddresses): Route | undefined {
  const home = routeTo("/", context, addresses);
  if (!home || home.language === language) return home;
  const { settings, translations, routeAt } = addresses;
  const own = translations.of(home).find((alternate) => alternate.language === language);
  return (own && routeAt.get(own.href.slice(settings.base.length))) ?? home;
}

/** `/`, `/plants/` of `/plants/iris/`. */
const pathsAbove = (path: string): readonly string[] =>
  [...path.slice(0, -1).matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1));

function routeTo(path: string, { report }: ResolveContext, { routeAt }: PageAddresses): Route | undefined {
  report.dependencies.add({ kind: "name", path });
  return routeAt.get(path);
}

function nameOf(
  route: Route,
  home: Route,
  context: ResolveContext,
  { settings, file }: PageAddresses,
): string {
  const { page, pointer, path, part, language } = route;
  const { report, scope } = context;
  if (route === home && page.name === undefined) return scope.messages?.(language).home ?? page.title;
  const text = page.name ?? page.title;
  // How many pages a list has is in no dependency.
  if (part && text.includes("{{page.")) report.dependencies.add({ kind: "unknown" });
  const { id, title, description } = page;
  const own = { id, title, description, path, language, number: part?.number, count: part?.count };
  const named = entryScope(route, context);
  const inside: Scope = withRoots(named, {
    page: { value: own, schema: pageTokens(), scope: () => inside },
  });
  const place = { file, pointer: pointerTo(pointer, page.name === undefined ? "title" : "name") };
  // What is wrong in it is reported where it is the title of its own page.
  const written = replaceTokens(text, inside, place, createSilentReport(), language);
  return titleWithoutSite(written, settings.name).replaceAll("{{", "\\{{");
}
