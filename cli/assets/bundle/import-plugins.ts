import { existsSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { isAbsolute, join } from "node:path";
import type { Plugin } from "vite";
import { readJson } from "../../../schema/sources/json-source.ts";
import { engineFolders, packageRoot } from "../../files/package-root.ts";
import { importedAs, isOutside, pathFrom, slashed } from "../../files/site-path.ts";
import { isClone } from "../../installed-packages.js";
import { placeOfImport } from "./bundle-error.ts";
import { unknownOrigin } from "./code-files.ts";
import type { EnvironmentName } from "./vite-config.ts";

const styleName = /\.(?:css|scss|sass|less|styl|stylus|pcss|postcss)(?:$|\?)/;

/** Whether a module is a stylesheet whose rules are to be on the page, rather than a text or an address. */
export const isStyle = (id: string): boolean =>
  styleName.test(id) && !/[?&](?:inline|raw|url)(?:[=&]|$)/.test(id);

/** A plugin that replaces style sheets by nothing where `isLeftOut` says so of a module's id. */
export function noStyles(isLeftOut: (id: string) => boolean): Plugin {
  return {
    name: "blockwork-no-styles",
    transform: (_, id) => (isStyle(id) && isLeftOut(id) ? { code: "", map: null } : undefined),
  };
}

const ownFolders = engineFolders.map((name) => join(packageRoot, name));

/** Whether a module is one of the engine's own, which may be installed below a site or have sites below it. */
export const isOfEngine = (id: string): boolean =>
  isAbsolute(id) && ownFolders.some((folder) => !isOutside(folder, id));

/** What an installed package has bundled of the packages that only its sources import; none in a clone, which has them installed. */
export function vendoredPackages(): Plugin | undefined {
  const folder = join(packageRoot, "built/vendored");
  const list = join(folder, "index.json");
  if (isClone || !existsSync(list)) return undefined;
  const files = JSON.parse(readFileSync(list, "utf8")) as Readonly<Record<string, string>>;
  return {
    name: "blockwork-vendored-packages",
    enforce: "pre",
    resolveId: (id, importer) =>
      importer !== undefined && Object.hasOwn(files, id) && isOfEngine(importer)
        ? join(folder, files[id] ?? "")
        : undefined,
  };
}

export const isOwn = (site: string, id: string): boolean =>
  isAbsolute(id) && !isOutside(site, id) && !pathFrom(site, id).includes("node_modules/");

/**
 * Lets own code import the default of a CommonJS package as its types say: `exports.default` where the package sets
 * `__esModule`, `module.exports` otherwise. By `"type": "module"` in package.json it would be `module.exports` always.
 */
export function defaultImports(site: string): Plugin {
  const isBuilt = (id: string) => /\.[cm]?js$/.test(id) && isAbsolute(id) && !isOwn(site, id);
  return {
    name: "blockwork-default-imports",
    enforce: "pre",
    async resolveId(id, importer, options) {
      if (importer !== undefined && isBuilt(importer)) return undefined;
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      if (!found || found.external || !/\.[jt]sx?$/.test(found.id)) return found;
      if (isBuilt(found.id) || isOfEngine(found.id)) return found;
      const { packageJsonPath: _, ...withoutPackage } = found;
      return withoutPackage;
    },
  };
}

export function noNodeModules(site: string | undefined): Plugin {
  return {
    name: "blockwork-no-node-modules",
    enforce: "pre",
    async resolveId(id, importer, options) {
      if (site === undefined || importer === undefined || !isBuiltin(id) || !isOwn(site, importer))
        return undefined;
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      if (found && !found.id.startsWith("__vite-browser-external")) return found;
      throw Object.assign(new Error(`${id} is a module of Node, which browsers don't have. ${nodeHint}`), {
        loc: placeOfImport(importer, id),
      });
    },
  };
}

const nodeHint = "Use it in the view, and give the island what it needs as props";

/** The bundler says where in a JSON file a mistake is, and not in which. */
export function jsonFaults(): Plugin {
  return {
    name: "blockwork-json",
    enforce: "pre",
    transform(code, id) {
      const isAsWritten = /\.json$/.test(id) && readFileSync(id, "utf8") === code;
      if (!isAsWritten) return undefined;
      const [first] = readJson(id, code.replace(/^\uFEFF/, "")).problems;
      if (first?.code !== "json-syntax") return undefined;
      const { message, line = 1, column = 1 } = first;
      throw Object.assign(new Error(message), { loc: { file: id, line, column: column - 1 } });
    },
  };
}

/** Node and browsers would say of a decorator that nothing has compiled that a token is unexpected, without its place. */
export function noDecorators(site: string | undefined): Plugin {
  return {
    name: "blockwork-no-decorators",
    transform(code, id) {
      if (site === undefined || !/^\s*@\w/m.test(code) || isStyle(id) || !/\.[cm]?[jt]sx?$/.test(id)) return;
      const name = decoratorIn(this.parse(code));
      if (name === undefined) return;
      const source = readFileSync(id, "utf8");
      const at = source.indexOf(`@${name}`);
      const before = source.slice(0, at).split("\n");
      throw Object.assign(new Error(decoratorMessage), {
        loc: { file: id, line: before.length, column: before.at(-1)?.length ?? 0 },
      });
    },
  };
}

const decoratorMessage =
  "Decorators are not compiled. Set experimentalDecorators in tsconfig.json if they are of that kind, or give vite.config.ts a plugin that compiles them";

function decoratorIn(tree: unknown): string | undefined {
  if (typeof tree !== "object" || tree === null) return undefined;
  const { type, expression } = tree as {
    type?: string;
    expression?: { name?: string; callee?: { name?: string } };
  };
  if (type === "Decorator") return expression?.name ?? expression?.callee?.name ?? "";
  for (const child of Object.values(tree)) {
    const found = decoratorIn(child);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Workers are started by a policy that Trusted Types allow, which takes the site's own scripts only. */
export function trustedWorkers(): Plugin {
  return {
    name: "blockwork-trusted-workers",
    enforce: "post",
    transform(code, id) {
      if (isOfEngine(id) || !newWorker.test(code)) return undefined;
      const from = importedAs(join(packageRoot, "blocks/_kit/html/trusted-workers.ts"));
      const changed = code.replace(newWorker, "new Trusted$1(");
      return { code: `import { TrustedWorker, TrustedSharedWorker } from ${from};${changed}`, map: null };
    },
  };
}

const useMessagesFile = slashed(join(packageRoot, "blocks/_kit/page/use-messages.ts"));

/** Leaves catalogues out of the visitor's script: islands find their texts on the page, in its language. */
export function noCatalogues(): Plugin {
  return {
    name: "blockwork-no-catalogues",
    load: (id) =>
      slashed(id) === useMessagesFile
        ? `export * from ${importedAs(join(packageRoot, "blocks/_kit/islands/use-messages.ts"))};`
        : undefined,
    async transform(code, id) {
      if (isOfEngine(id) || !code.includes("defineMessages") || !/\.[cm]?[jt]sx?$/.test(id)) return undefined;
      const { Visitor } = await import("vite");
      const names = new Set(["defineMessages"]);
      let changed = code;
      new Visitor({
        ImportSpecifier({ imported, local }) {
          if ("name" in imported && imported.name === "defineMessages") names.add(local.name);
        },
        CallExpression({ callee, arguments: [, catalogues] }) {
          const called = callee.type === "MemberExpression" ? callee.property : callee;
          if (catalogues && called.type === "Identifier" && names.has(called.name))
            changed = blanked(changed, catalogues);
        },
      }).visit(this.parse(code));
      return changed === code ? undefined : { code: changed, map: null };
    },
  };
}

/** An empty object in the place of an expression, of the same length so that all others stay where they are. */
const blanked = (code: string, { start, end }: { readonly start: number; readonly end: number }) =>
  `${code.slice(0, start)}${"{}".padEnd(end - start)}${code.slice(end)}`;

const newWorker = /\bnew\s+(Worker|SharedWorker)\s*\(/g;

const assetUrl = /\bnew\s+URL\s*\(\s*("[^"\n]+"|'[^'\n]+')\s*,\s*import\.meta\.url\s*,?\s*\)(\.href\b)?/g;

/** Makes an asset of `new URL("./a.png", import.meta.url)` on the server too; its `href` is the same path everywhere. */
export function assetUrls(environment: EnvironmentName): Plugin {
  return {
    name: "blockwork-asset-urls",
    transform(code, id) {
      if (!code.includes("import.meta.url") || id.startsWith("\0")) return undefined;
      const imports: string[] = [];
      const changed = code.replace(assetUrl, (whole, text: string, href: string | undefined, at: number) => {
        const isWorker = /\bnew\s+(?:Shared)?Worker\s*\(\s*$/.test(code.slice(0, at));
        if (isWorker || (environment !== "server" && href === undefined)) return whole;
        const name = `__asset${imports.length}`;
        imports.push(`import ${name} from ${JSON.stringify(`${text.slice(1, -1)}?url`)};`);
        return href === undefined ? `new URL(${name}, ${JSON.stringify(unknownOrigin)})` : name;
      });
      return imports.length > 0 ? { code: imports.join("") + changed, map: null } : undefined;
    },
  };
}
