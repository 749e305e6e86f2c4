import { existsSync } from "node:fs";
import { dirname, isAbsolute, join } from "node:path";
import { installedPackage } from "../files/package-names.ts";
import { packageRoot } from "../files/package-root.ts";

/** How TypeScript and JSX are compiled. A site's own tsconfig.json is for its code editor: what it extends may not be there. */
export const compilerSettings = join(packageRoot, "tsconfig.site.json");

function graphInputs(ids: Iterable<string>): string[] {
  const files = [...new Set([...ids].map(fileOf))].filter(isAbsolute);
  const sources = files.filter((file) => !installedPackage(file));
  const packages = new Map(
    files
      .flatMap((file) => installedPackage(file) ?? [])
      .map(({ name, folder }) => [join(folder, "package.json"), name]),
  );
  const folders = [...new Set(sources.map((file) => dirname(file)))];
  const above = [...new Set(folders.flatMap(foldersAbove))];
  return [
    ...sources,
    ...folders,
    ...packages.keys(),
    compilerSettings,
    ...above.map((folder) => join(folder, "package.json")),
    ...above
      .map((folder) => join(folder, "node_modules"))
      .flatMap((installed) =>
        existsSync(installed)
          ? [...new Set(packages.values())].map((name) => join(installed, name, "package.json"))
          : [installed],
      ),
  ];
}

/** The file of a module. What comes after a ? or # is the bundler's, unless the file has that in its own path. */
function fileOf(id: string): string {
  const ends = [...id.matchAll(/[?#]/g)].map(({ index }) => index).reverse();
  const found = [id.length, ...ends].map((end) => id.slice(0, end)).find((path) => existsSync(path));
  return found ?? id.slice(0, ends[0]);
}

function foldersAbove(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersAbove(above)];
}

interface GraphContext {
  getModuleIds(): Iterable<string>;
}

interface Watching {
  addWatchFile(file: string): void;
}

type Handler = (this: Watching, ...args: readonly never[]) => unknown;

interface WatchingPlugin {
  transform?: unknown;
}

export function graphPlugin() {
  const ids = new Set<string>();
  return {
    name: "blockwork-graph",
    inputs: () => graphInputs(ids),
    configResolved({ plugins }: { readonly plugins: readonly object[] }) {
      for (const plugin of plugins) recordWatched(plugin, ids);
    },
    buildEnd(this: GraphContext) {
      for (const id of this.getModuleIds()) ids.add(id);
    },
  };
}

/** What a stylesheet loads is no module: plugins only ask for it to be watched, and the bundler does not say for what. */
function recordWatched(plugin: WatchingPlugin, ids: Set<string>): void {
  const { transform } = plugin;
  const handler = (typeof transform === "function" ? transform : Object(transform).handler) as Handler;
  if (typeof handler !== "function") return;
  const recorded: Handler = function (...args) {
    const watch = this.addWatchFile.bind(this);
    this.addWatchFile = (file) => {
      ids.add(file);
      watch(file);
    };
    return handler.apply(this, args as never);
  };
  plugin.transform = typeof transform === "function" ? recorded : { ...Object(transform), handler: recorded };
}
