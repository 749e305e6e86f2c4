import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Model } from "../../schema/model/model.ts";
import type { Source } from "../../schema/sources/source.ts";
import { isObject } from "../../schema/text/is-object.ts";
import { packageRoot } from "../files/package-root.ts";
import { isClone } from "../installed-packages.js";
import { sourceFingerprint } from "../start.js";
import { fingerprint } from "./cache.ts";
import { packageVersions } from "./package-inputs.ts";

let engine: string | undefined;

export function engineVersion(): string {
  engine ??= fingerprint(process.version, process.env.NODE_ENV ?? "", codeVersion());
  return engine;
}

function codeVersion(): string {
  // In a clone the bundle that runs is in a folder named after its sources.
  const [, bundle] = /[\\/]cli-([0-9a-f]{16})[\\/]/.exec(fileURLToPath(import.meta.url)) ?? [];
  if (bundle !== undefined) return bundle;
  const built = join(packageRoot, "built/main.js");
  if (isClone || !existsSync(built)) return sourceFingerprint();
  const { dependencies = {} } = JSON.parse(readFileSync(join(packageRoot, "package.json"), "utf8")) as {
    readonly dependencies?: object;
  };
  const packages = packageVersions("react", "react-dom", ...Object.keys(dependencies));
  return fingerprint(readFileSync(built), packages.join("\n"));
}

/** What a site's version depends on beside its content. */
export interface SiteCode {
  /** The version of the site's own code. */
  readonly code: string;
  /** Whether entries and pages whose day has not come are included. */
  readonly future: boolean;
}

interface NamedFile {
  readonly name: string;
  readonly bytes: number;
}

/** The sources that any page may depend on. Entries are not among them, as their dependencies are tracked. */
export interface VersionedSources {
  readonly config: Source | undefined;
  readonly model: Model | undefined;
  readonly media: ReadonlyMap<string, unknown>;
  readonly described: readonly string[];
  readonly downloads: readonly NamedFile[];
  readonly publicFiles: readonly NamedFile[];
  readonly icons: ReadonlyMap<string, unknown>;
  readonly orders: ReadonlyMap<string, readonly string[]>;
}

export const modelVersion = ({ model }: Pick<VersionedSources, "model">, code: string) =>
  fingerprint(JSON.stringify(model ?? null), code);

export function siteVersion(sources: VersionedSources, { code, future }: SiteCode): string {
  return fingerprint(modelVersion(sources, code), String(future), JSON.stringify(sharedBy(sources)));
}

function sharedBy(sources: VersionedSources): unknown {
  const { config, media, described, downloads, publicFiles, icons, orders } = sources;
  const { pages: _, ...settings } = isObject(config?.value) ? config.value : { pages: undefined };
  return [
    config?.file,
    settings,
    [...media],
    described,
    downloads.map(({ name, bytes }) => [name, bytes]),
    publicFiles.map(({ name }) => name),
    [...icons],
    [...orders],
  ];
}

export type PagesVersion = string;

interface PagesInput extends SiteCode {
  readonly baseUrl: string | undefined;
  readonly assets: string;
}

export function pagesVersion(
  sources: VersionedSources,
  { baseUrl, assets, ...code }: PagesInput,
): PagesVersion {
  return fingerprint(siteVersion(sources, code), baseUrl ?? "", assets);
}
