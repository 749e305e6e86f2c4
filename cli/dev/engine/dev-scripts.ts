import { basename } from "node:path";
import { setTimeout } from "node:timers/promises";
import { isRefreshable } from "../../assets/bundle/fast-refresh.ts";
import { type Scripts, withBase } from "../../assets/bundle/scripts.ts";

/** The visitor's script, bundled beside the pages so that none of them waits for it. */
export interface DevScripts {
  /** The file at a path such as `assets/loader.js`, with addresses below a base; none if there is no such file. */
  file(path: string, base: string): Promise<string | Uint8Array | undefined>;
  /** The last bundle; undefined if there is none without errors. */
  current(): Promise<Scripts | undefined>;
  /** Why the scripts could not be bundled; undefined if they could. */
  failure(): string | undefined;
  /** Bundles again after a change of own code. */
  changed(): void;
  /** Resolves when no bundle is running. */
  settled(): Promise<void>;
}

const afterPagesMs = 300;

/** Always the same, so that pages can name it before its content is known. */
export const loaderPath = "assets/loader.js";

interface DevScriptsOptions {
  readonly bundle: () => Promise<Scripts>;
  readonly onStatus: () => void;
  /** Called when there are other scripts; `isRefresh` says whether a page can take them as it is. */
  readonly onOthers: (isRefresh: boolean) => void;
}

/** Bundles at once. After a change the pages that are open come first, which a bundler would keep waiting. */
export function createDevScripts({ bundle, onStatus, onOthers }: DevScriptsOptions): DevScripts {
  let failure: string | undefined;
  let last: Scripts | undefined;
  let bundling = start(bundle);

  function start(make: () => Promise<Scripts>): Promise<Scripts | undefined> {
    const started: Promise<Scripts | undefined> = make().then(
      (scripts) => {
        if (started !== bundling) return scripts;
        const hadFailed = failure !== undefined;
        failure = undefined;
        if (hadFailed) onStatus();
        if (last && filesOf(scripts) !== filesOf(last))
          onOthers(stableFilesOf(scripts) === stableFilesOf(last));
        last = scripts;
        return scripts;
      },
      (error: Error) => {
        if (started !== bundling) return undefined;
        failure = error.message;
        onStatus();
        return undefined;
      },
    );
    return started;
  }

  return {
    async file(path, base) {
      const scripts = await bundling;
      const wanted = path === loaderPath ? scripts?.loader.slice(1) : path;
      if (!scripts || wanted === undefined) return undefined;
      const asset = scripts.assets[wanted];
      if (asset !== undefined) return Buffer.from(asset, "base64");
      const text = withBase(scripts, base).files.find((file) => file.path === wanted)?.text;
      // What imports the loader must get the one that the page has, which would run twice.
      return text?.replaceAll(basename(scripts.loader), basename(loaderPath));
    },
    current: () => bundling,
    failure: () => failure,
    changed() {
      bundling = start(() => setTimeout(afterPagesMs).then(bundle));
    },
    settled: async () => void (await bundling),
  };
}

const filesOf = ({ loader, files }: Scripts) => [loader, ...files.map(({ path }) => path)].join(" ");

/** Those that a page can't have a second time. */
function stableFilesOf({ files, maps }: Scripts): string {
  const canRefresh = Object.keys(maps).length > 0;
  const stable = files.filter(({ name }) => !canRefresh || !isRefreshable(name));
  return stable.map(({ path }) => path).join(" ");
}
