import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";
import { packageOf } from "../../files/package-names.ts";
import { packageRoot } from "../../files/package-root.ts";
import { importedAs, pathFrom } from "../../files/site-path.ts";
import { isOfEngine, isOwn } from "./import-plugins.ts";

export const refreshModule = "virtual:refresh";

const runtime = () => createRequire(join(packageRoot, "package.json")).resolve("react-refresh/runtime");

/** What Vite's JSX transform with `refresh` asks for in each module of a site: https://github.com/facebook/react/issues/16604 */
export function fastRefresh(site: string): Plugin {
  return {
    name: "blockwork-fast-refresh",
    resolveId: (id) => (id === refreshModule ? `\0${refreshModule}` : undefined),
    load: (id) =>
      id === `\0${refreshModule}`
        ? `import runtime from ${importedAs(runtime())};
runtime.injectIntoGlobalHook(globalThis);
export const refresh = () => runtime.performReactRefresh();
export const componentsIn = (file) => (type, name) => runtime.register(type, file + " " + name);
export const signature = runtime.createSignatureFunctionForTransform;`
        : undefined,
    transform: {
      order: "post",
      handler(code, id) {
        if (!/\$Refresh(?:Reg|Sig)\$\(/.test(code)) return undefined;
        const name = isOwn(site, id) ? pathFrom(site, id) : id;
        return {
          code: `import { componentsIn as $componentsIn, signature as $RefreshSig$ } from ${JSON.stringify(refreshModule)}; const $RefreshReg$ = $componentsIn(${JSON.stringify(name)}); ${code}`,
          map: null,
        };
      },
    },
  };
}

/**
 * React's development build sets the HTML of `dangerouslySetInnerHTML` on an element of its own, to compare it with what
 * the server has rendered; the other build does not, so the page's policy has a way for it under `site dev`.
 */
export const comparedHtml = (): Plugin => ({
  name: "blockwork-compared-html",
  transform: {
    filter: { id: /react-dom-client\.development\.js$/ },
    handler: (code) => ({
      code: code.replace(
        /(function normalizeHTML\(parent, html\) \{[^}]*? = )html;/,
        "$1globalThis.blockworkPolicy ? globalThis.blockworkPolicy.createHTML(html) : html;",
      ),
      map: null,
    }),
  },
});

/** Puts what is not own code into chunks apart, so that a page has one of each while own code changes. */
export const chunksOfOthers = (site: string) => [
  { name: "refresh", test: /react-refresh[\\/]|virtual:refresh/, priority: 3 },
  { name: "react", test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 2 },
  {
    name(id: string) {
      if (id.startsWith("\0") || isOwn(site, id)) return null;
      if (isOfEngine(id)) return "engine";
      const name = packageOf(id);
      return name === undefined ? null : `package-${name.replaceAll(/[^\w-]/g, "-")}`;
    },
    priority: 1,
  },
];

export const isRefreshable = (name: string): boolean =>
  !/^(?:refresh|react|engine|package-.*|rolldown-runtime|.*\.enhance)$/.test(name);
