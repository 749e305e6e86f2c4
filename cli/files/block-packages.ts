import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { isObject } from "../../schema/text/is-object.ts";

/** An installed package whose package.json names its folder of blocks: `"blocks": "blocks"`. */
interface BlockPackage {
  readonly name: string;
  readonly version: string;
  /** Absolute, and without symbolic links, as a workspace has them. */
  readonly blocks: string;
  /** The versions of Blockwork that it is written for, if it names them. */
  readonly range: string | undefined;
}

/** The packages of blocks among a site's dependencies and theirs, in their order. */
export function blockPackages(root: string): BlockPackage[] {
  const found = new Map<string, BlockPackage>();
  const seen = new Set<string>();
  const visit = (folder: string) => {
    if (seen.has(folder)) return;
    seen.add(folder);
    for (const name of dependenciesOf(readManifest(folder))) {
      const installed = findInstalled(folder, name);
      const manifest = installed === undefined ? {} : readManifest(installed);
      const { blocks, version, peerDependencies } = manifest;
      if (installed === undefined || typeof blocks !== "string") continue;
      const range = Object(peerDependencies).blockwork;
      found.set(installed, {
        ...{ name, version: String(version), blocks: join(installed, blocks) },
        range: typeof range === "string" ? range : undefined,
      });
      visit(installed);
    }
  };
  visit(root);
  return [...found.values()];
}

function readManifest(folder: string): Readonly<Record<string, unknown>> {
  const file = join(folder, "package.json");
  if (!existsSync(file)) return {};
  try {
    const manifest: unknown = JSON.parse(readFileSync(file, "utf8"));
    return isObject(manifest) ? manifest : {};
  } catch {
    // Whoever installs packages by it reports it.
    return {};
  }
}

const dependenciesOf = ({ dependencies, devDependencies }: Readonly<Record<string, unknown>>) =>
  Object.keys({ ...Object(dependencies), ...Object(devDependencies) });

/** Where Node would find a package that code in a folder imports. */
function findInstalled(folder: string, name: string): string | undefined {
  const place = join(folder, "node_modules", name);
  if (existsSync(join(place, "package.json"))) return realpathSync(place);
  const parent = dirname(folder);
  return parent === folder ? undefined : findInstalled(parent, name);
}
