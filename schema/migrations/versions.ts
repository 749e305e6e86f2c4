import type { BlockMigration } from "../block/define-block.ts";

/** One change of the shape of site.config.json. */
export interface ConfigMigration {
  /** The version that the config has after it. */
  readonly to: number;
  readonly migrate: (config: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}

/** All changes of shape that the engine and a site's blocks know. */
export interface Migrations {
  /** In ascending order of `to`. */
  readonly config: readonly ConfigMigration[];
  /** By type, in the order in which they are applied. */
  readonly blocks: ReadonlyMap<string, readonly BlockMigration[]>;
}

/** The versions of the shapes that a config is written in, or that the engine writes. */
export interface Versions {
  readonly config: number;
  /** By type; a type that is missing is at version 1. */
  readonly blocks: Readonly<Record<string, number>>;
}

export function versionsOf({ config, blocks }: Migrations): Versions {
  const later = [...blocks].filter(([, migrations]) => migrations.length > 0);
  return {
    config: config.at(-1)?.to ?? 1,
    blocks: Object.fromEntries(later.map(([type, migrations]) => [type, migrations.length + 1])),
  };
}

export function readVersions(config: unknown, blocks: unknown = {}): Versions | undefined {
  if (typeof blocks !== "object" || blocks === null) return undefined;
  const all = [config, ...Object.values(blocks)].every(Number.isSafeInteger);
  return all ? { config: config as number, blocks: blocks as Versions["blocks"] } : undefined;
}

export function isNewer(versions: Versions, migrations: Migrations): boolean {
  return isBehind(versionsOf(migrations), versions, migrations);
}

export function isOlder(versions: Versions, migrations: Migrations): boolean {
  return isBehind(versions, versionsOf(migrations), migrations);
}

function isBehind(versions: Versions, others: Versions, { blocks }: Migrations): boolean {
  return (
    versions.config < others.config ||
    [...blocks.keys()].some((type) => versionOf(versions, type) < versionOf(others, type))
  );
}

export function migrationsUntil(versions: Versions, { config, blocks }: Migrations): Migrations {
  return {
    config: config.filter(({ to }) => to <= versions.config),
    blocks: new Map(
      [...blocks].map(([type, migrations]) => [type, migrations.slice(0, versionOf(versions, type) - 1)]),
    ),
  };
}

function versionOf({ blocks }: Versions, type: string): number {
  return Object.hasOwn(blocks, type) ? (blocks[type] ?? 1) : 1;
}
